//! How quickly a turn is solved.
use divan::Bencher;
use heckmeck::solver::*;
fn main() { divan::main(); }
#[divan::bench(args=[Kind::Eight, Kind::EightWithDoubles, Kind::Nine, Kind::NineGolden])]
fn whole_turn(bencher: Bencher<'_, '_>, kind: Kind) {
    let graph = Graph::of(kind);
    let mut stop = [[0.0; SUMS]; 2];
    for d in 0..2 { for s in 21..SUMS { stop[d][s] = f64::from(((s.min(36) - 17) / 4) as u8) + d as f64; } }
    let terms = Terms { fail: [0.0, 0.0], stop, canned: false, claimable: None };
    let mut solver = Solver::<f64>::default();
    bencher.bench_local(|| { solver.solve(graph, &terms, false, &[kind.start()]); solver.roll(graph, kind.start(), false) });
    println!("{}", solver.roll(graph, kind.start(), false));
}
