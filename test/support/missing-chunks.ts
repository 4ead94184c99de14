import type { Page } from 'playwright-core'

/** Which of the scripts that a page asks for from now on don't come. */
export type Missing = 'all' | 'all but the first'

/**
 * Cuts a page off from scripts that it has not loaded yet, or only from those of some name.
 * @returns what lets them through again
 */
export async function withoutNewScripts(
  page: Page,
  missing: Missing,
  scripts = /\/assets\/[^/]+\.js$/,
) {
  let cut = true
  const asked: string[] = []
  await page.route(scripts, route => {
    asked.push(route.request().url().replace(/.*\//, ''))
    const comes = missing === 'all but the first' && asked[0] === asked.at(-1)
    return cut && !comes ? route.abort() : route.continue()
  })
  return {
    asked: () => [...asked],
    connect() {
      cut = false
    },
  }
}
