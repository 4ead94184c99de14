import { setTimeout } from 'node:timers/promises'

/**
 * Waits until something is so: it is looked at again and again. The time is for machines with much else to do, what
 * comes soon takes none of it.
 * @throws after half a minute, naming what never came
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what = 'what the test waits for',
): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(10)) {
    if (await isSo()) return
  }
  throw new Error(`It never came: ${what}`)
}
