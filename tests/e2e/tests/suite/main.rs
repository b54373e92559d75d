//! Everything that is shown in real browsers. `cargo test -p e2e -- name` filters by name, `E2E_BROWSERS=firefox` by browser,
//! `E2E_DIST` points at another build than `dist`. Pictures of failed cases are in `target/e2e-failures`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a case that panics has failed"
)]

mod accessible;
mod bots;
mod device;
mod faults;
mod files;
mod fits;
mod guide;
mod hands;
mod harness;
mod hosting;
mod motion;
mod navigation;
mod odds;
mod offline;
mod practice;
mod replay;
mod restored;
mod rules;
mod setup;
mod sound;
mod stage;
mod start;
mod storage;
mod tabs;
mod told;
mod update;
mod whole_games;

use std::process::ExitCode;

use e2e::{cases, suite};

#[expect(clippy::too_many_lines, reason = "a list of all cases")]
fn main() -> ExitCode {
    suite::run(&cases![
        harness::errors_of_the_page_are_heard,
        harness::a_stopped_site_is_offline_until_it_resumes: [Chromium],
        harness::overlaps_and_overflow_are_found: [Chromium],
        harness::axe_finds_what_is_wrong_and_nothing_else: [Chromium],
        whole_games::original,
        whole_games::extended,
        whole_games::pickomino2005,
        hands::letters_play_a_whole_game,
        hands::fingers_play_a_whole_game: [Chromium, Firefox],
        hands::tab_arrows_and_enter_play_a_whole_game,
        hands::keys_can_be_switched_off,
        hands::what_is_lit_can_be_tapped,
        hands::two_quick_taps_roll_once,
        hands::a_ring_shows_the_focus_to_keys_alone: [Chromium, Firefox],
        restored::after_every_choice: [Chromium],
        restored::at_the_moment_of_a_roll,
        storage::refused,
        storage::switched_off,
        storage::gone_in_the_middle_of_a_game: [Chromium, Firefox],
        storage::full,
        storage::a_damaged_game,
        storage::a_game_of_a_newer_version,
        storage::damaged_settings,
        storage::a_damaged_form,
        storage::really_blocked: [Chromium, Firefox],
        storage::finished_games_go_at_once,
        storage::room_is_made_for_the_newest_game,
        storage::little_room_is_told_before_it_is_gone,
        files::a_running_game_goes_out_and_comes_in_again,
        files::a_finished_game_comes_in_again,
        files::what_is_no_game_is_refused,
        tabs::one_plays_and_the_other_can_take_over,
        tabs::who_reloads_plays_on,
        tabs::one_tab_alone_is_never_told_of_another,
        tabs::without_locks_the_kept_game_tells,
        tabs::taking_over_loses_nothing: [Chromium, Firefox],
        tabs::who_steps_back_plays_on,
        navigation::a_link_asks_before_it_leaves_a_game,
        navigation::bad_links_are_told,
        navigation::seeds_out_of_range_are_told,
        navigation::names_that_cannot_be_seen_become_names,
        navigation::the_language_of_the_browser_is_spoken,
        navigation::languages_go_by_their_own_names_and_change_at_a_touch,
        navigation::back_closes_what_is_open_and_loses_no_game,
        navigation::undo_takes_back_a_laying_aside_and_no_roll,
        navigation::a_stop_that_fails_asks_first,
        navigation::flow_rolls_and_keeps_by_itself,
        navigation::the_end_tells_what_decided_and_the_next_one_begins,
        told::the_end_shows_every_stack_and_fits,
        told::worms_are_counted_when_the_game_has_just_ended,
        told::the_end_stands_still_where_that_is_wanted,
        told::the_log_is_rows_that_unfold,
        told::a_failing_stop_names_its_cause_and_its_price,
        told::skipped_turns_are_listed_until_the_card_is_closed,
        told::opponents_have_a_name_and_a_temper,
        start::a_tap_before_the_program_opens_what_was_meant,
        start::another_language_before_the_program_is_kept,
        start::taking_over_moves_nothing,
        start::few_taps_lead_to_a_game,
        start::a_game_that_is_on_comes_first,
        setup::seats_change_places_and_looks_where_they_sit,
        setup::the_lot_is_seen_and_then_the_table,
        setup::a_table_is_sent_and_opened,
        setup::nothing_covers_a_field,
        rules::a_link_opens_its_paragraph_in_every_language,
        rules::the_rules_of_the_moment_lie_over_the_table,
        rules::a_tap_on_a_figure_tells_what_it_does,
        rules::the_whole_book_is_there_at_once,
        rules::searching_forgives_and_tells_of_other_editions,
        rules::the_contents_say_where_one_is_and_the_bar_stays: [Chromium, Firefox],
        rules::the_cheat_sheet_is_one_page_of_paper: [Chromium],
        rules::examples_are_told_step_by_step,
        rules::the_books_fit_the_smallest_screen_and_axe_is_content,
        bots::by_mouse: [Chromium],
        bots::by_touch: [Chromium, Firefox],
        bots::by_keyboard,
        bots::at_three_speeds,
        bots::without_their_thread,
        bots::the_expert_comes_back,
        motion::nothing_moves_where_the_system_wants_stillness,
        motion::nothing_moves_where_the_player_wants_stillness,
        motion::things_move_and_a_tap_ends_it: [Chromium, Firefox],
        sound::nothing_sounds_before_the_first_touch,
        sound::the_switch_silences_and_is_remembered,
        sound::a_missing_script_disturbs_nothing,
        sound::a_touch_wakes_a_real_context: [Chromium],
        sound::every_sound_is_heard_and_none_is_overdriven,
        stage::a_failure_can_be_read_before_the_next_bot_rolls,
        stage::a_tap_on_the_table_hurries_the_bots,
        stage::a_show_that_is_ended_leaves_the_same_page,
        stage::the_still_twin_moves_nothing,
        stage::a_tap_that_ends_an_outcome_does_nothing_else: [Chromium, Firefox],
        odds::figures_are_those_of_the_tool,
        odds::the_table_stands_still,
        odds::they_are_there_until_the_turn_ends,
        odds::by_keys_alone,
        odds::a_hint_names_and_marks_the_best_choice,
        odds::a_bot_tells_why,
        odds::without_their_thread_that_is_told_in_place,
        odds::everything_fits_on_a_small_screen,
        odds::axe_finds_nothing,
        offline::a_whole_game_after_one_visit,
        offline::the_rules_in_every_language,
        offline::a_missing_file_keeps_nothing,
        offline::a_damaged_file_keeps_nothing,
        offline::a_browser_that_refuses_is_no_harm,
        offline::ready_is_what_is_there,
        offline::a_visit_of_five_seconds_is_enough,
        update::waits_for_the_end_of_the_game,
        update::comes_when_asked_and_leaves_other_tabs_alone,
        update::can_be_put_off,
        update::half_of_it_is_none,
        hosting::below_any_path,
        hosting::copies_on_one_host_leave_each_other_alone,
        hosting::the_lost_are_led_to_the_game,
        hosting::can_be_installed: [Chromium],
        faults::code_that_does_not_arrive,
        faults::the_game_comes_when_the_server_is_back,
        faults::the_start_script_is_missing_or_damaged,
        faults::the_shell_is_missing,
        faults::a_style_sheet_is_missing_or_damaged,
        faults::a_book_that_does_not_arrive_is_fetched_again,
        faults::a_browser_without_web_assembly,
        faults::the_first_screen_cannot_be_built,
        faults::a_trap_in_the_running_game,
        faults::the_way_to_the_device_is_missing,
        device::installing_is_hinted_at_once,
        device::a_share_menu_is_explained,
        device::the_screen_stays_on_while_a_game_is_on,
        fits::the_four_areas_of_the_table_are_marked,
        fits::the_table_stands_still,
        fits::seven_players,
        fits::seven_players_with_long_names,
        guide::by_mouse,
        guide::by_touch: [Chromium, Firefox],
        guide::by_keyboard_alone,
        guide::by_listening_alone,
        guide::every_sentence_can_be_read: [Chromium],
        guide::a_wrong_tap_gets_a_kind_word,
        guide::a_running_game_is_left_alone,
        guide::axe_finds_nothing,
        guide::coach_and_hints_can_be_closed,
        practice::ten_by_mouse,
        practice::ten_by_touch: [Chromium, Firefox],
        practice::ten_by_keyboard_alone,
        practice::all_of_it_is_spoken,
        practice::answers_are_remembered,
        practice::a_kept_game_is_practised_on,
        practice::what_cannot_be_read_is_put_aside,
        practice::the_table_stands_still: [Chromium],
        practice::axe_finds_nothing,
        replay::by_keyboard_alone,
        replay::by_mouse,
        replay::the_chart_is_a_table_too,
        replay::what_if_is_a_game_of_its_own,
        replay::luck_and_skill_are_told_when_wanted,
        replay::without_what_the_expert_knows_it_is_tried_again,
        replay::it_fits_the_smallest_screen_in_every_language,
        replay::axe_finds_nothing,
        accessible::by_day,
        accessible::by_night,
        accessible::in_forced_colours: [Chromium, Firefox],
    ])
}
