import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  palette: 'Search or go to',
  placeholder: 'Search or go to…',
  recent: 'Recent',
  screens: 'Screens',
  closedRaffles: 'Closed raffles',
  nothing: params<{ text: string }>('Nothing found for “{text}”.'),
  searching: 'Searching…',
  failed: params<{ group: string; message: string }>('{group} could not be searched: {message}'),
  retry: 'Retry',
  choose: 'choose',
  open: 'open',
  leave: 'close',

  shortcuts: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  inLists: 'In tables and lists',
  inDialogs: 'In dialogs and menus',
  openPalette: 'Search, or go to a screen',
  showShortcuts: 'Show this list',
  toMessages: 'Go to the messages, and back',
  moveRows: 'Go from row to row',
  firstLast: 'Go to the first or last row',
  selectRow: 'Select the row',
  keyHome: 'Home',
  keyEnd: 'End',
  keySpace: 'Space',
  keyEnter: 'Enter',
  keyEscape: 'Esc',
  openRow: 'Open the row',
  closeTop: 'Close what is on top',
  moveThrough: 'Go from field to field',
}

export type PaletteTexts = typeof english

/** The command palette and the list of shortcuts: loaded with them. */
export const paletteTexts = defineTexts('palette', english, () => import('./palette-texts.fr.ts'))
