import type { Desk } from '../../../src/core/desk.ts'
import { seen } from '../../dashboard/placed.ts'
import { press } from './page.ts'
import { waitFor } from './wait-for.ts'

/** What a person finds in an element, the overlays beside its root included; each is waited for. */
export function lookIn(root: HTMLElement) {
  const scope = root.getRootNode() as ShadowRoot
  const find = <E extends HTMLElement>(selector: string) =>
    waitFor(() => scope.querySelector<E>(selector), selector)
  /** One that shows these words, or is read out so. */
  const named = <E extends HTMLElement>(selector: string, words: string) =>
    waitFor(
      () =>
        [...scope.querySelectorAll<E>(selector)].find(
          one => seen(one) === words || one.getAttribute('aria-label') === words,
        ),
      words,
    )
  const button = (words: string) => named<HTMLButtonElement>('button', words)
  const says = (words: string) =>
    waitFor(() => [...scope.children].some(part => seen(part).includes(words)), words)
  /** An action of the first menu, by keyboard, once no dialog holds the focus: one that is done goes after what it says. */
  async function chooseAction(action: string) {
    const dialog = '[role="dialog"], [role="alertdialog"]'
    await waitFor(() => scope.querySelector(dialog) === null, 'no dialog')
    ;(await find('button[aria-haspopup="menu"]')).focus()
    await press('Enter')
    ;(await find(`[role="menuitem"][data-key="${action}"]`)).focus()
    await press('Enter')
  }
  return { scope, find, named, button, says, chooseAction }
}

/** Waits for a notice of the desk that says so. */
export function toldBy(desk: Desk): (words: string) => Promise<boolean> {
  return words =>
    waitFor(() => desk.notices.$notices.get().some(({ text }) => text.includes(words)), words)
}

/** Where an element asks its page to go, which stays. */
export function goesTo(root: HTMLElement): string[] {
  const paths: string[] = []
  root.addEventListener('raffle-desk-navigate', event => {
    paths.push((event as CustomEvent<{ path: string }>).detail.path)
    event.preventDefault()
  })
  return paths
}
