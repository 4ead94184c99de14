import type { StubFigures } from '../../src/core/raffles/draws/draw.ts'

/** Of a barrel whose list is 1, 2, 3 …: the first ones are on paper, and with more of them those beyond the list. */
export function stubsOf(printed: number, eligible: number, reprinted = 0): StubFigures {
  return {
    printed,
    reprinted,
    eligible,
    missing: run(printed + 1, eligible),
    surplus: run(eligible + 1, printed),
  }
}

function run(first: number, last: number): StubFigures['missing'] {
  return last < first
    ? { count: 0, runs: [] }
    : { count: last - first + 1, runs: [{ first, last }] }
}
