import { formatBytes } from '../../../../core/format/bytes.ts'
import type { Locale } from '../../../../core/i18n/texts.ts'
import type { FileRules } from './check-file.ts'
import { type FileKind, fileKinds } from './file-kinds.ts'
import type { FileFieldTexts } from './texts.ts'
import type { UploadState } from './use-file-upload.ts'

/** "PNG, JPEG or GIF". */
export function namesOf(kinds: readonly FileKind[], locale: Locale): string {
  return new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' }).format(
    kinds.map(kind => fileKinds[kind].name),
  )
}

/** Why there is no new file, if somebody tried. */
export function problemOf(
  state: UploadState,
  { kinds, maxBytes }: FileRules,
  words: FileFieldTexts,
  locale: Locale,
): string | undefined {
  if (state.phase === 'failed') return state.message
  if (state.phase !== 'refused') return undefined
  const { refusal } = state
  switch (refusal.reason) {
    case 'told':
      return refusal.message
    case 'several':
      return words.several
    case 'empty':
      return words.empty(refusal)
    case 'too-large':
      return words.tooLarge({ name: refusal.name, size: formatBytes(maxBytes, locale) })
    case 'wrong-type':
      return words.wrongType({ name: refusal.name, kinds: namesOf(kinds, locale) })
    case 'disguised':
      return words.disguised({ name: refusal.name, kind: fileKinds[refusal.claims].name })
    case 'broken-image':
      return words.brokenImage(refusal)
    case 'unreadable':
      return words.unreadable(refusal)
  }
}

/** Why a save has to wait. */
export function heldWords(state: UploadState, words: FileFieldTexts): string {
  if (state.phase !== 'failed') return words.saveWaits
  return [state.message, words.saveWithout].filter(Boolean).join(' ')
}

/** What is read out as it happens; problems are read out by the field. */
export function newsOf(state: UploadState, words: FileFieldTexts): string {
  switch (state.phase) {
    case 'uploading':
      return words.uploading({ name: state.file.name })
    case 'done':
      return words.uploaded({ name: state.file.name })
    case 'cancelled':
      return words.cancelled
    case 'removed':
      return words.removed
    default:
      return ''
  }
}
