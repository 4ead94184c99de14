/** Short messages to the person, read out: shown by the shell, or in a corner of the host's page. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Locale, Translator } from './i18n/texts.ts'

/** What is said; as a function it is said again in the language that somebody switches to. */
export type Said = string | (() => string)

export interface Notice {
  readonly id: number
  readonly kind: 'info' | 'ok' | 'bad'
  readonly text: string
  readonly again?: (() => string) | undefined
  /** What `text` is written in. */
  readonly lang: Locale
  /** The way back, or on: "Undo". */
  readonly action?: NoticeAction | undefined
}

export interface NoticeAction {
  readonly label: string
  readonly onAction: () => void
}

export interface Notices {
  readonly $notices: ReadableAtom<readonly Notice[]>
  /** How many bars stand at the window's lower edge for what is selected: notices keep to the upper one meanwhile. */
  readonly $bars: WritableAtom<number>
  add(kind: Notice['kind'], said: Said, action?: NoticeAction): number
  dismiss(id: number): void
}

/** @param language of whom they are told */
export function createNotices(language: {
  $locale: ReadableAtom<Locale>
  texts: Pick<Translator, '$loading'>
}): Notices {
  const { $locale, texts } = language
  const $notices = atom<readonly Notice[]>([])
  let last = 0

  /** What can't be said again was read by whoever switches; bad news and ways back stay, as they were said. */
  function sayAgain(): void {
    if ($notices.get().length === 0) return
    const lang = $locale.get()
    const kept = $notices
      .get()
      .filter(notice => notice.again || notice.lang === lang || isLasting(notice))
    $notices.set(kept.map(each => (each.again ? { ...each, lang, text: each.again() } : each)))
  }
  $locale.listen(sayAgain)
  // The words of another language come later than the choice.
  texts.$loading.listen(sayAgain)
  return {
    $notices,
    $bars: atom(0),
    add(kind, said, action) {
      last += 1
      const words = typeof said === 'string' ? { text: said } : { text: said(), again: said }
      const notice = { id: last, kind, ...words, lang: $locale.get(), action }
      $notices.set([...$notices.get(), notice])
      return last
    },
    dismiss: id => $notices.set($notices.get().filter(notice => notice.id !== id)),
  }
}

const isLasting = ({ kind, action }: Notice) => kind === 'bad' || action !== undefined
