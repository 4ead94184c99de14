/**
 * Waits until `look` returns something other than false, null or undefined, and returns it.
 * What it throws meanwhile is the reason given when the time is up. The time is for machines with much
 * else to do: what comes takes none of it.
 */
export async function waitFor<T>(
  look: () => T | Promise<T>,
  what = 'what the test waits for',
  milliseconds = 25_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const end = performance.now() + milliseconds
  let reason: unknown
  do {
    try {
      const seen = await look()
      if (seen !== false && seen !== null && seen !== undefined)
        return seen as NonNullable<Exclude<T, false>>
      reason = undefined
    } catch (error) {
      reason = error
    }
    await new Promise(resolve => setTimeout(resolve, 10))
  } while (performance.now() < end)
  const because = reason instanceof Error ? ` (${reason.message})` : ''
  throw new Error(`After ${milliseconds} ms: no ${what}${because}`, { cause: reason })
}

/** The next frame has been painted: styles, observers and React's effects have run. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
