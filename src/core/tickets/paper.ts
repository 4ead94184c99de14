/** How tickets lie on paper: which sheets there are, what of an order stands on one ticket, and in which order they come. */

import { type NumberRange, sizeOf } from '../orders/part-void.ts'

export const papers = ['letter', 'a4', 'label'] as const
export type Paper = (typeof papers)[number]

/** An order after the other, each begun by a sheet with its address; or to be cut into stacks. */
export const arrangements = ['by-order', 'stacks'] as const
export type Arrangement = (typeof arrangements)[number]

/** Orders of one print: as many as a browser lays out within seconds, and a tray holds. */
export const mostInPrint = 1_000

/** Pieces of paper of one print. */
export const mostSlips = 2_000

/** More tickets than these of one order stand together, as a list of numbers. */
const mostApart = 10

/** Numbers of one such list. */
const mostListed = 100

/** Tickets of a sheet that is cut. */
export const slipsOnSheet: Readonly<Record<Paper, number>> = { letter: 4, a4: 4, label: 1 }

export function countIn(runs: readonly NumberRange[]): number {
  return runs.reduce((sum, run) => sum + sizeOf(run), 0)
}

/**
 * What stands on each piece of paper of an order: a ticket each, or many numbers together, where there are many or the
 * raffle prints compactly.
 */
export function slipsOf(
  runs: readonly NumberRange[],
  { compact }: { compact: boolean },
): NumberRange[][] {
  const count = countIn(runs)
  const most = compact || count > mostApart ? mostListed : 1
  const slips: NumberRange[][] = []
  let room = 0
  for (const run of runs)
    for (let { firstNumber } = run; firstNumber <= run.lastNumber; ) {
      if (room === 0) {
        slips.push([])
        room = most
      }
      const lastNumber = Math.min(run.lastNumber, firstNumber + room - 1)
      slips.at(-1)?.push({ firstNumber, lastNumber })
      room -= sizeOf({ firstNumber, lastNumber })
      firstNumber = lastNumber + 1
    }
  return slips
}

/** How many pieces of paper those are. */
export function countSlips(count: number, { compact }: { compact: boolean }): number {
  return Math.ceil(count / (compact || count > mostApart ? mostListed : 1))
}

/**
 * The sheets of what is cut: once the whole pile is cut through and its stacks are laid on each other, the first on top,
 * everything lies in order. The last stack may be shorter.
 */
export function stacked<Slip>(slips: readonly Slip[], onSheet: number): Slip[][] {
  const sheets = Math.ceil(slips.length / onSheet)
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: onSheet }, (_, place) => slips[place * sheets + sheet]).filter(
      slip => slip !== undefined,
    ),
  )
}
