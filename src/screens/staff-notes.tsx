import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import type { OrderNote } from '../core/orders/order-detail.ts'
import { Button } from './kit/button.tsx'
import { DateText } from './kit/date-text.tsx'
import { TextAreaField } from './kit/fields/text-area-field.tsx'
import { fieldsOf } from './kit/forms/fields-of.tsx'
import { Form } from './kit/forms/form.tsx'
import { useForm } from './use-form.ts'
import { useNotify } from './use-notify.ts'

const most = 2000
/** A place to write is left empty by most who come by: only what is saved has to say something. */
const NoteSchema = v.object({ text: v.pipe(v.string(), v.trim(), v.maxLength(most)) })

interface StaffNotesProps {
  notes: readonly OrderNote[]
  timeZone: string
  words: {
    noNotes: string
    addNote: string
    saveNote: string
    noteSaved: string
    erasedPerson: string
  }
  /** Stands in the place of the form where this person can't write. */
  instead?: ReactNode
  /** Names what is written and not saved: `order:<id>:note`. */
  draft: string
  onWrite: (note: { text: string }, attempt: string) => Promise<unknown>
}

/** What staff wrote for each other, and a place to write. */
export function StaffNotes(props: StaffNotesProps) {
  const { notes, timeZone, words, instead } = props
  // A new form after each note: empty, and not "changed".
  const [written, setWritten] = useState(0)
  return (
    <>
      <div className="rd-record-padded">
        {notes.length === 0 && <p className="rd-record-muted">{words.noNotes}</p>}
        {instead === undefined ? (
          <NewNote key={written} {...props} onWritten={() => setWritten(written + 1)} />
        ) : (
          instead
        )}
      </div>
      {notes.length > 0 && (
        <ul className="rd-record-lines">
          {notes.map(({ id, text, writtenBy, writtenAt }) => (
            <li key={id} className="rd-record-line">
              <span className="rd-record-words">
                <bdi className="rd-record-said">{text}</bdi>
                <bdi className="rd-record-muted">{writtenBy ?? words.erasedPerson}</bdi>
              </span>
              <DateText instant={writtenAt} timeZone={timeZone} show="short" zone />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NewNote({
  draft,
  words,
  onWrite,
  onWritten,
}: StaffNotesProps & { onWritten: () => void }) {
  const notify = useNotify()
  const form = useForm(NoteSchema, {
    id: draft,
    values: { text: '' },
    async onSave(note, { idempotencyKey }) {
      await onWrite(note, idempotencyKey)
    },
    onSaved() {
      notify('ok', words.noteSaved)
      onWritten()
    },
  })
  const field = fieldsOf(form)
  return (
    <Form form={form} bar="none">
      {field('text', words.addNote, bound => (
        <>
          <TextAreaField {...bound} maximumLength={most} />
          <div>
            <Button
              type="submit"
              form={form.id}
              busy={form.status.state === 'saving'}
              disabled={bound.value.trim() === ''}
            >
              {words.saveNote}
            </Button>
          </div>
        </>
      ))}
    </Form>
  )
}
