/** What the shell shows in place of a layout: plain DOM, there before anything else has loaded. */
import type { ShellTexts } from '../../core/shell/texts.ts'
import { make } from './dom.ts'
import { mark } from './mark.ts'

/** Calm at first; says what goes on after 400 ms, counted from when it first shows. */
export function createStartScreen() {
  const word = make('p', { class: 'rd-start-word', role: 'status' })
  const element = make('div', { class: 'rd-start' }, mark(), word)
  return {
    show(texts: ShellTexts): HTMLElement {
      if (word.textContent !== texts.starting) word.textContent = texts.starting
      return element
    },
  }
}

interface Failure {
  title: string
  message: string
  logoutHref: string
  onRetry: () => void
}

export function failureScreen(texts: ShellTexts, failure: Failure): HTMLElement {
  const main = 'rd-shell-button rd-shell-button-main'
  const retry = make('button', { type: 'button', class: main }, texts.retry)
  retry.addEventListener('click', failure.onRetry)
  const logout = make('a', { class: 'rd-shell-button', href: failure.logoutHref }, texts.logout)
  return make(
    'main',
    { class: 'rd-start' },
    mark(),
    make(
      'div',
      { class: 'rd-stop', role: 'alert' },
      make('h1', { class: 'rd-stop-title' }, failure.title),
      make('p', { class: 'rd-stop-text' }, failure.message),
      make('p', { class: 'rd-stop-actions' }, retry, logout),
    ),
  )
}

/** On the login screen, to someone signed in: the address they opened leads nowhere. */
export function missingLine(texts: ShellTexts, homeHref: string): HTMLElement {
  const home = make('a', { class: 'rd-shell-link', href: homeHref }, texts.goHome)
  return make('p', { class: 'rd-missing', role: 'status' }, `${texts.pageMissing} `, home)
}
