import { params } from '../../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../../core/i18n/texts.ts'

const english = {
  chooseFile: 'Choose a file',
  chooseImage: 'Choose an image',
  orDrop: 'or drop it here, or paste it',
  drop: 'Drop it here',
  takes: params<{ kinds: string; size: string }>('{kinds}, up to {size}'),
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  retry: 'Retry',
  /** Names of buttons where several files stand on one page. */
  of: params<{ verb: string; name: string }>('{verb}: {name}'),
  none: 'No file',
  stored: 'Current file',
  preview: params<{ name: string }>('Preview of {name}'),
  checking: 'Checking…',
  sentOf: params<{ sent: string; size: string }>('{sent} of {size}'),
  rate: params<{ size: string }>('{size}/s'),
  finishing: 'Saving…',
  notUploaded: 'Not uploaded',
  pixels: params<{ width: string; height: string }>('{width} × {height} px'),
  small: params<{ width: string; height: string }>(
    'Smaller than {width} × {height} px: it may look blurred.',
  ),

  several: 'Choose one file at a time.',
  empty: params<{ name: string }>('“{name}” is empty (0 bytes). Choose another file.'),
  tooLarge: params<{ name: string; size: string }>(
    '“{name}” is larger than {size}. Choose a smaller file.',
  ),
  wrongType: params<{ name: string; kinds: string }>(
    '“{name}” can’t be used here. Choose a file of type {kinds}.',
  ),
  disguised: params<{ name: string; kind: string }>(
    '“{name}” is named like a {kind} file, but its content is something else. Choose another file.',
  ),
  brokenImage: params<{ name: string }>(
    '“{name}” is damaged: it can’t be opened as an image. Choose another file.',
  ),
  unreadable: params<{ name: string }>(
    '“{name}” can’t be read. If it is a folder, choose a file in it.',
  ),

  saveWaits: 'The file is still on its way. Save once it is uploaded, or cancel the upload.',
  saveWithout: 'Nothing was saved yet. Retry, or remove the file to save without it.',
  uploading: params<{ name: string }>('Uploading {name}'),
  progress: params<{ name: string }>('Upload of {name}'),
  uploaded: params<{ name: string }>('{name} uploaded'),
  cancelled: 'Upload cancelled',
  removed: 'File removed',
}

export type FileFieldTexts = typeof english

/** What file and image fields say by themselves. */
export const fileFieldTexts = defineTexts('file-field', english, () => import('./texts.fr.ts'))
