import { useState } from 'react'
import * as v from 'valibot'
import { formatLongDay } from '../../core/format/dates.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { orderRuleTexts } from '../../core/orders/rule-texts.ts'
import { decideOrder } from '../../core/orders/rules.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { DateText } from '../kit/date-text.tsx'
import { TextAreaField } from '../kit/fields/text-area-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { Form } from '../kit/forms/form.tsx'
import { useLocale } from '../kit/language.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import { useRoles } from '../use-roles.ts'
import type { OrderQuestionProps } from './order-question.ts'

const most = 2000
const NoteSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most)),
})

type NotesProps = Pick<OrderQuestionProps, 'order' | 'view'>

/** What staff wrote about an order for each other, and a place to write. */
export default function OrderNotes(props: NotesProps) {
  const { notes, timeZone, followUpOn } = props.order
  const locale = useLocale()
  const texts = useTexts(orderTexts)
  const reasons = useTexts(orderRuleTexts)
  const decision = decideOrder('note', props.order, useRoles())
  // A new form after each note: empty, and not "changed".
  const [written, setWritten] = useState(0)
  return (
    <>
      <div className="rd-order-padded">
        {followUpOn && <p>{texts.toFollowUp({ date: formatLongDay(followUpOn, locale) })}</p>}
        {notes.length === 0 && <p className="rd-order-note">{texts.noNotes}</p>}
        {decision.allowed ? (
          <NewNote key={written} {...props} onWritten={() => setWritten(written + 1)} />
        ) : (
          <p className="rd-order-note">
            {decision.reasons.map(({ code }) => reasons[code]).join(' ')}
          </p>
        )}
      </div>
      {notes.length > 0 && (
        <ul className="rd-order-lines">
          {notes.map(({ id, text, writtenBy, writtenAt }) => (
            <li key={id} className="rd-order-line">
              <span className="rd-order-line-words">
                <bdi className="rd-order-said">{text}</bdi>
                <span className="rd-order-line-detail">
                  <bdi>{writtenBy ?? texts.erasedPerson}</bdi>
                </span>
              </span>
              <DateText instant={writtenAt} timeZone={timeZone} show="short" zone />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NewNote({ order: { id }, view, onWritten }: NotesProps & { onWritten: () => void }) {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const notify = useNotify()
  const form = useForm(NoteSchema, {
    id: `order:${id}:note`,
    values: { text: '' },
    async onSave(body, { idempotencyKey: attempt }) {
      await http.ask(orderCalls.note, { params: { id }, body }, { attempt })
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
