//! `table replay`: the table each record leads to, or why it is refused.

use anyhow::Result;
use record::{Table, read, read_stepwise};

use crate::lines;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print the tables after every single action instead, as one list for each record
    #[arg(long)]
    steps: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    lines::answer(|record| if args.steps { all_tables(record) } else { last_table(record) })
}

fn last_table(record: &str) -> Result<String> {
    let (_, game) = read(record)?;
    Ok(Table(&game).to_json())
}

fn all_tables(record: &str) -> Result<String> {
    let mut tables = Vec::new();
    read_stepwise(record, |game, _, _| tables.push(Table(game).to_json()))?;
    Ok(format!("[{}]", tables.join(",")))
}
