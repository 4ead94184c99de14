import { type Ref, useEffect, useRef } from 'react'
import { formatBytes } from '../../../core/format/bytes.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useLocale, useWords } from '../language.tsx'
import { Field, type FieldProps } from './field.tsx'
import type { FileRules } from './file-field/check-file.ts'
import { useDropTarget } from './file-field/drop-target.ts'
import fileFieldCss from './file-field/file-field.css?inline'
import { fileKinds, rasterKinds } from './file-field/file-kinds.ts'
import { FileView } from './file-field/file-view.tsx'
import { useHeldSave } from './file-field/hold-save.ts'
import { heldWords, namesOf, newsOf, problemOf } from './file-field/messages.ts'
import { fileFieldTexts } from './file-field/texts.ts'
import type { PixelSize } from './file-field/thumbnail.tsx'
import { type Upload, useFileUpload } from './file-field/use-file-upload.ts'

addSheet(fileFieldCss)

/** The value is the address that a file is read from later, or null. */
export interface FileFieldProps extends FieldProps<string | null>, FileRules {
  /** Sends a file away and tells its address: `useUpload` of screens/use-upload.ts is one. */
  upload: Upload
  /** A file is on its way, so a save has to wait; false once it has arrived, failed or was cancelled. */
  onUploading?: ((underWay: boolean) => void) | undefined
  /** Images smaller than this get a remark, in px. */
  recommended?: PixelSize | undefined
  ref?: Ref<HTMLButtonElement>
}

/**
 * One file, chosen, dropped or pasted, which is sent away at once; the form keeps its address. A file
 * that replaces another one does so when it has arrived, not before.
 */
export function FileField(props: FileFieldProps) {
  const { kinds, maxBytes, upload, value, onChange, onUploading, disabled, lockedBecause } = props
  const words = useWords(fileFieldTexts)
  const locale = useLocale()
  const group = useRef<HTMLFieldSetElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const files = useFileUpload({ kinds, maxBytes, upload, onDone: onChange })
  const { state } = files
  const open = !disabled && lockedBecause === undefined
  const target = useDropTarget(open, files.take)
  const underWay = state.phase === 'checking' || state.phase === 'uploading'
  useTold(underWay, onUploading)
  // What did not arrive is saved without only once somebody has taken it out.
  const held = useHeldSave(group, underWay || state.phase === 'failed')

  const problem = problemOf(state, { kinds, maxBytes }, words, locale)
  const takes = words.takes({ kinds: namesOf(kinds, locale), size: formatBytes(maxBytes, locale) })
  return (
    <Field
      {...props}
      holds="group"
      error={(held && heldWords(state, words)) || (problem ?? props.error)}
      description={
        <>
          {props.description} <span className="rd-file-takes">{takes}</span>
        </>
      }
    >
      {links => (
        <fieldset
          {...links}
          {...target.handlers}
          ref={group}
          className="rd-file"
          data-next="inside"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) props.onBlur?.()
          }}
          data-over={target.over || undefined}
        >
          <FileView
            files={files}
            value={value}
            open={open}
            over={target.over}
            images={kinds.every(kind => rasterKinds.includes(kind))}
            recommended={props.recommended}
            button={props.ref}
            onBrowse={() => picker.current?.click()}
            onRemove={() => {
              files.remove()
              if (state.phase !== 'failed') onChange(null)
            }}
          />
          <input
            ref={picker}
            type="file"
            hidden
            name={props.name}
            accept={kinds.flatMap(kind => fileKinds[kind].extensions.map(end => `.${end}`)).join()}
            onChange={({ currentTarget }) => {
              files.take([...(currentTarget.files ?? [])])
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
          <p className="rd-only-read-out" role="status">
            {newsOf(state, words)}
          </p>
        </fieldset>
      )}
    </Field>
  )
}

/** Tells when it changes, and that it is over when the field goes away. */
function useTold(underWay: boolean, tell: ((underWay: boolean) => void) | undefined) {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (!underWay) return
    latest.current?.(true)
    return () => latest.current?.(false)
  }, [underWay])
}
