/** Every keyboard shortcut, once: the list on `?` is made from it. A part that brings one adds a row. */
import type { PaletteTexts } from './palette-texts.ts'

/** The texts without parameters. */
type Word = {
  [Key in keyof PaletteTexts]: PaletteTexts[Key] extends string ? Key : never
}[keyof PaletteTexts]

export interface Shortcut {
  /** Keys pressed together; several ways stand beside each other. `Mod` is ⌘ on a Mac, Ctrl elsewhere. */
  keys: readonly (readonly string[])[]
  does: Word
}

export interface ShortcutGroup {
  title: Word
  shortcuts: readonly Shortcut[]
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'everywhere',
    shortcuts: [
      { keys: [['Mod', 'K']], does: 'openPalette' },
      { keys: [['?']], does: 'showShortcuts' },
      { keys: [['F6']], does: 'toMessages' },
    ],
  },
  {
    title: 'inLists',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'moveRows' },
      { keys: [['Home'], ['End']], does: 'firstLast' },
      { keys: [['Space']], does: 'selectRow' },
      { keys: [['Enter']], does: 'openRow' },
    ],
  },
  {
    title: 'inDialogs',
    shortcuts: [
      { keys: [['Tab']], does: 'moveThrough' },
      { keys: [['Esc']], does: 'closeTop' },
    ],
  },
]

/** Keys that are called otherwise in another language. */
export const keyWords: Partial<Record<string, Word>> = {
  Home: 'keyHome',
  End: 'keyEnd',
  Space: 'keySpace',
  Enter: 'keyEnter',
  Esc: 'keyEscape',
}

/** As it is written on the keys of this person's machine. */
export function keyName(key: string, onMac: boolean): string {
  if (key === 'Mod') return onMac ? '⌘' : 'Ctrl'
  return key
}
