import { useState } from 'react'
import * as v from 'valibot'
import { customerCalls } from '../../core/customers/calls.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { TextAreaField } from '../kit/fields/text-area-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { Form } from '../kit/forms/form.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import { type CustomerQuestionProps, useCustomerReasons } from './customer-question.ts'

const most = 2000
const NoteSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most)),
})

type NotesProps = Omit<CustomerQuestionProps, 'onClose'>

/** What staff wrote about a customer for each other, and a place to write. */
export default function CustomerNotes(props: NotesProps) {
  const { notes, timeZone } = props.customer
  const texts = useTexts(customerTexts)
  const { session } = useDesk()
  const against = useCustomerReasons(props.customer)('note')
  // A new form after each note: empty, and not "changed".
  const [written, setWritten] = useState(0)
  return (
    <>
      <div className="rd-customer-padded">
        {notes.length === 0 && <p className="rd-customer-muted">{texts.noNotes}</p>}
        {against === undefined && session.kind !== 'host' && (
          <NewNote key={written} {...props} onWritten={() => setWritten(written + 1)} />
        )}
      </div>
      {notes.length > 0 && (
        <ul className="rd-customer-lines">
          {notes.map(({ id, text, writtenBy, writtenAt }) => (
            <li key={id} className="rd-customer-line">
              <span className="rd-customer-words">
                <bdi className="rd-customer-said">{text}</bdi>
                <bdi className="rd-customer-muted">{writtenBy ?? texts.erasedPerson}</bdi>
              </span>
              <DateText instant={writtenAt} timeZone={timeZone} show="short" zone />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NewNote({ customer: { id }, view, onWritten }: NotesProps & { onWritten: () => void }) {
  const { http } = useDesk()
  const texts = useTexts(customerTexts)
  const notify = useNotify()
  const form = useForm(NoteSchema, {
    id: `customer:${id}:note`,
    values: { text: '' },
    async onSave(body, { idempotencyKey: attempt }) {
      await http.ask(customerCalls.note, { params: { id }, body }, { attempt })
    },
    onSaved() {
      view.reload()
      notify('ok', texts.noteSaved)
      onWritten()
    },
  })
  const field = fieldsOf(form)
  return (
    <Form form={form} bar="none">
      {field('text', texts.addNote, bound => (
        <TextAreaField {...bound} maximumLength={most} />
      ))}
      <div>
        <Button type="submit" form={form.id} busy={form.status.state === 'saving'}>
          {texts.saveNote}
        </Button>
      </div>
    </Form>
  )
}
