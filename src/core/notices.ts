/** Short messages to the person, read out: shown by the shell, or in a corner of the host's page. */
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

export interface Notice {
  readonly id: number
  readonly kind: 'info' | 'ok' | 'bad'
  readonly text: string
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
  add(kind: Notice['kind'], text: string, action?: NoticeAction): number
  dismiss(id: number): void
}

export function createNotices(): Notices {
  const $notices = atom<readonly Notice[]>([])
  let last = 0
  return {
    $notices,
    $bars: atom(0),
    add(kind, text, action) {
      last += 1
      $notices.set([...$notices.get(), { id: last, kind, text, action }])
      return last
    },
    dismiss: id => $notices.set($notices.get().filter(notice => notice.id !== id)),
  }
}
