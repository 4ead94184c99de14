import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** Somebody at a keyboard, with no mouse: what the focus can't reach doesn't exist for them. */
export interface Keyboard {
  page: Page
  /** Tabs to it, forwards or backwards, as the page is seen. @throws where Tab never stops at it */
  reach(target: Locator): Promise<void>
  /** Tabs to it and presses Enter, or another key. */
  press(target: Locator, key?: string): Promise<void>
  /** Tabs to a field and types in place of what it holds. */
  type(target: Locator, text: string): Promise<void>
  key(...keys: string[]): Promise<void>
  /** Picks an entry of a list or menu that is open, by the first letters of its name. */
  choose(letters: string): Promise<void>
  /** What was done took the place of the focus; it has to be somewhere again. */
  expectFocus(): Promise<void>
}

const mostTabs = 250

export function keyboardOf(page: Page): Keyboard {
  async function reach(target: Locator): Promise<void> {
    // Found once: by its role and name it is looked for in the whole page.
    let element = await target.elementHandle()
    let towards: Place | null = null
    for (let tabs = 0; tabs < mostTabs; tabs++) {
      const place: Place = (await element?.evaluate(placeFromFocus)) ?? 'gone'
      if (place === 'here') return
      if (place === 'gone') {
        element = await target.elementHandle()
        continue
      }
      assert.ok(
        place === 'nowhere' || towards === null || towards === place,
        `Tab passes ${target}`,
      )
      towards = place === 'nowhere' ? null : place
      await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab')
    }
    assert.fail(`Tab does not come to ${target}`)
  }
  return {
    page,
    reach,
    async press(target, key = 'Enter') {
      await reach(target)
      await page.keyboard.press(key)
    },
    async type(target, text) {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async key(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    async choose(letters) {
      const list = page.getByRole('listbox').or(page.getByRole('menu'))
      await list.waitFor()
      await page.keyboard.type(typeable(letters))
      await page.keyboard.press('Enter')
      // Until it is gone, the focus is on its way back.
      await list.waitFor({ state: 'hidden' })
    },
    async expectFocus() {
      await page.waitForFunction(() => document.activeElement !== document.body)
    },
  }
}

/** As keys write it: a letter with an accent would be put in, and no list hears of that. */
const typeable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

type Place = 'here' | 'after' | 'before' | 'nowhere' | 'gone'

/**
 * Runs in the page: where an element stands, seen from the focus, through shadow roots. It has no functions of its own:
 * the compiler would name them by a helper that the page lacks.
 */
function placeFromFocus(target: Element): Place {
  if (!target.isConnected) return 'gone'
  let from = document.activeElement
  while (from?.shadowRoot?.activeElement) from = from.shadowRoot.activeElement
  if (from === target) return 'here'
  if (!from || from === document.body) return 'nowhere'
  const hosts: Element[] = [target]
  for (let root = target.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    hosts.push(root.host)
  for (let one: Element | null = from; one; ) {
    const root: Node = one.getRootNode()
    const other = hosts.find(host => host.getRootNode() === root)
    if (other && other !== one)
      return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING
        ? 'before'
        : 'after'
    one = root instanceof ShadowRoot ? root.host : null
  }
  return 'nowhere'
}
