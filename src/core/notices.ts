/** Short messages to the person, shown by the shell and read out. */
import { atom, type ReadableAtom } from 'nanostores'

export interface Notice {
  readonly id: number
  readonly kind: 'info' | 'ok' | 'bad'
  readonly text: string
}

export interface Notices {
  readonly $notices: ReadableAtom<readonly Notice[]>
  add(kind: Notice['kind'], text: string): number
  dismiss(id: number): void
}

export function createNotices(): Notices {
  const $notices = atom<readonly Notice[]>([])
  let last = 0
  return {
    $notices,
    add(kind, text) {
      last += 1
      $notices.set([...$notices.get(), { id: last, kind, text }])
      return last
    },
    dismiss: id => $notices.set($notices.get().filter(notice => notice.id !== id)),
  }
}
