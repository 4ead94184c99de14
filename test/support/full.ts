import { test } from 'node:test'

/** The environment's variable that asks for every combination. */
export const fullVariable = 'RAFFLE_DESK_FULL'

const full = process.env[fullVariable] === '1'

/**
 * A test of `npm run full` alone: another level finds the same fault in `npm test`, or it tries what hardly changes and
 * takes long. A file of which all is such has `.full.` in its name.
 */
export const inFull: typeof test = (full ? test : () => Promise.resolve()) as typeof test

/** All of them in `npm run full`, else the first ones: a rule's every case stands in the rule's own test. */
export function samples<Item>(all: readonly Item[], count = 1): readonly Item[] {
  return full ? all : all.slice(0, count)
}
