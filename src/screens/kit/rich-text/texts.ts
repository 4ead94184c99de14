import { params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  loading: 'Loading the editor',
  notLoaded: 'The editor could not be loaded. Check your connection, then try again.',
  retry: 'Retry',
  toolbar: params<{ label: string }>('Formatting of {label}'),
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading2: 'Large heading',
  heading3: 'Small heading',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  alignLeft: 'Align left',
  alignCenter: 'Center',
  alignRight: 'Align right',
  link: 'Link',
  clear: 'Clear formatting',
  undo: 'Undo',
  redo: 'Redo',
  insertField: 'Insert field',
  preview: 'Preview',
  write: 'Edit',
  empty: 'Nothing written yet.',
  linkTitle: 'Link',
  linkAddress: 'Address',
  linkHint: 'A web page, an email address or a phone number',
  linkText: 'Text',
  linkInvalid: 'Enter a web address, an email address or a phone number.',
  linkTextMissing: 'Enter the text of the link.',
  linkSave: 'Save link',
  linkRemove: 'Remove link',
  cancel: 'Cancel',
  lossy:
    'This text has parts, such as tables, that can’t be edited here. They are lost once you change it.',
}

export type RichTextTexts = typeof english

/** What the editor of formatted text says by itself. */
export const richTextTexts = defineTexts('rich-text', english, () => import('./texts.fr.ts'))
