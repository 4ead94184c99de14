import type { Ref } from 'react'
import { htmlTextLength } from '../../../core/format/html-text.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { FailedState } from '../failed-state.tsx'
import { useWords } from '../language.tsx'
import { richTextTexts } from '../rich-text/texts.ts'
import type { InsertField } from '../rich-text/toolbar.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useChunk } from '../use-chunk.ts'
import { Field, type FieldProps } from './field.tsx'
import richTextFieldCss from './rich-text-field.css?inline'

addSheet(richTextFieldCss)

interface RichTextFieldProps extends FieldProps<string> {
  /** Places that the server fills in; each becomes {{name}} in the text. */
  fields?: readonly InsertField[]
  /** In characters that people see. More can be typed; the form refuses it, counting by `htmlTextLength`. */
  maximumLength?: number
  ref?: Ref<Pick<HTMLElement, 'focus'>>
}

const noFields: readonly InsertField[] = []
const loadEditor = () => loadChunk(() => import('../rich-text/rich-text-editor.tsx'))

/**
 * Formatted text: the body of an email or a ticket. The value is HTML that was cleaned (kit/html.tsx), or
 * the empty string. The editor is loaded when it is first shown.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { value, maximumLength, fields = noFields } = props
  const words = useWords(richTextTexts)
  const chunk = useChunk(loadEditor)
  const counter =
    maximumLength === undefined ? undefined : { length: htmlTextLength(value), max: maximumLength }
  return (
    <Field {...props} holds="group" counter={counter}>
      {links => {
        if (chunk.state === 'failed')
          return (
            <div className="rd-rich rd-rich-waiting">
              <FailedState message={words.notLoaded} retry={words.retry} onRetry={chunk.retry} />
            </div>
          )
        if (chunk.state === 'loading') return <Waiting label={words.loading} />
        const { part: Editor } = chunk
        return (
          <Editor
            links={links}
            label={props.label}
            required={props.required ?? false}
            value={value}
            onChange={props.onChange}
            onBlur={props.onBlur}
            disabled={props.disabled ?? false}
            locked={props.lockedBecause !== undefined}
            fields={fields}
            ref={props.ref}
          />
        )
      }}
    </Field>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <>
      <div className="rd-rich rd-rich-waiting" role="status" aria-busy="true">
        <span className="rd-only-read-out">{label}</span>
        {['60%', '90%', '40%'].map(width => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <div className="rd-rich-room" />
    </>
  )
}
