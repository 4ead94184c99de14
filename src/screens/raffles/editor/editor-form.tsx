import { useRef } from 'react'
import { pathTo } from '../../../core/links.ts'
import type { Edited, RaffleEditor } from '../../../core/raffles/editor/editor.ts'
import { fieldTexts } from '../../../core/raffles/editor/field-texts.ts'
import { editorTexts } from '../../../core/raffles/editor/texts.ts'
import { fieldNames } from '../../../core/raffles/field-names.ts'
import { lockOf } from '../../../core/raffles/locked-fields.ts'
import { ruleTexts } from '../../../core/raffles/rule-texts.ts'
import { useTexts } from '../../desk.tsx'
import { fieldsOf } from '../../kit/forms/fields-of.tsx'
import { Form } from '../../kit/forms/form.tsx'
import { useNotify } from '../../use-notify.ts'
import { useGoTo } from '../use-go-to.ts'
import { Basics } from './basics.tsx'
import { Dates } from './dates.tsx'
import { EmailsAndTicket } from './emails.tsx'
import { Fees } from './fees.tsx'
import { InVenue } from './in-venue.tsx'
import { JackpotTerms } from './jackpot.tsx'
import { Licence } from './licence.tsx'
import { PageAndBranding } from './page.tsx'
import type { EditorParts } from './parts.ts'
import { Prizes } from './prizes.tsx'
import { SupportStatistics } from './support-statistics.tsx'
import { Tickets } from './tickets.tsx'
import { Tracking } from './tracking.tsx'
import { useEditorForm } from './use-editor-form.ts'
import { useJump } from './use-jump.ts'
import { WhiteLabelSettings } from './white-label.tsx'

interface EditorFormProps {
  editor: RaffleEditor
  edited: Edited
  /** Where a link leads: a section, or an activation's requirement. */
  section: string | undefined
}

/** Every field of a raffle, section by section (docs/domain.md, section 2, "Raffle editor"). */
export function EditorForm({ editor, edited, section }: EditorFormProps) {
  const { view, currency } = edited
  const texts = useTexts(editorTexts)
  const labels = { ...useTexts(fieldNames), ...useTexts(fieldTexts) }
  const reasons = useTexts(ruleTexts)
  const notify = useNotify()
  const box = useRef<HTMLDivElement>(null)
  const goTo = useGoTo(box)

  const { form, raffle } = useEditorForm(editor, edited, created => {
    const name = { raffle: created.name }
    const say = created.status === 'draft' ? texts.createdAsDraft : texts.created
    const images = pathTo('raffleEditor', { raffle: created.id, section: 'page' })
    notify('ok', say(name), { label: texts.addImages, onAction: () => goTo(images) })
    goTo(pathTo('raffle', { raffle: created.id }))
  })
  useJump(box, form, section)

  const parts: EditorParts = {
    editor,
    form,
    field: fieldsOf(form),
    texts,
    labels,
    raffle,
    view,
    currency,
    lockOf(field) {
      const reason = raffle && lockOf(field, raffle)
      return reason ? reasons[reason] : undefined
    },
    termLock: raffle?.hasSales && !editor.mayTerms ? reasons['changed-after-sale'] : undefined,
  }
  return (
    <div ref={box}>
      <Form form={form} saveLabel={raffle === null ? texts.create : texts.save}>
        <Basics parts={parts} />
        <Licence parts={parts} />
        <Dates parts={parts} />
        <Tickets parts={parts} />
        <JackpotTerms parts={parts} />
        <Prizes parts={parts} />
        <PageAndBranding parts={parts} />
        <EmailsAndTicket parts={parts} />
        <InVenue parts={parts} />
        <SupportStatistics parts={parts} />
        <Tracking parts={parts} />
        <WhiteLabelSettings parts={parts} />
        {editor.mayFees && <Fees parts={parts} />}
      </Form>
    </div>
  )
}
