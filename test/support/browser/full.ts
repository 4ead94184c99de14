/** True in `npm run full`; put in by test/config/bundle.ts. */
declare const __FULL__: boolean

/** Whether every combination is tried, as in `npm run full`. */
export const full: boolean = __FULL__

/**
 * Those of a rule's combinations that show on the page that it is asked and obeyed; all of them in `npm run full`. A
 * rule's own test in Node goes through every one.
 */
export function samples<Item>(
  all: readonly Item[],
  isSample: (item: Item, index: number) => boolean,
): readonly Item[] {
  return full ? all : all.filter(isSample)
}

/** A test of `npm run full` alone: another level finds the same fault in `npm test`. */
export function inFull(name: string, run: () => void | Promise<void>): void {
  if (full) it(name, run)
}
