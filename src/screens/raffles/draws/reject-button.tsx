import { X } from 'lucide'
import { type FormEvent, useId, useRef, useState } from 'react'
import { exclusionReasons } from '../../../core/raffles/excluded/excluded-person.ts'
import { excludedTexts } from '../../../core/raffles/excluded/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import {
  type RejectionReason,
  rejectionReasons,
  type Winner,
} from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useWords } from '../../kit/language.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { overlayTexts } from '../../kit/overlays/texts.ts'
import { type Action, useAction } from '../../use-action.ts'
import { useProcedure } from './procedure-context.tsx'

/** Rejects a picked ticket: with a reason, a word on what happened, and what follows said beforehand. */
export function RejectButton({ winner }: { winner: Winner }) {
  const texts = useTexts(winnerTexts)
  const { draw } = useProcedure()
  const form = useId()
  const words = useWords(overlayTexts)
  const action = useAction()
  const { unsure } = action
  const [asking, setAsking] = useState(false)
  const ticket = String(winner.ticketNumber)
  return (
    <>
      <Button
        size="lg"
        icon={<Icon of={X} />}
        aria-label={texts.rejectNamed({ ticket })}
        onClick={() => {
          action.clear()
          setAsking(true)
        }}
      >
        {texts.reject}
      </Button>
      {asking && (
        <Dialog
          open
          role="alertdialog"
          size="sm"
          title={texts.rejectTitle({ ticket, prize: winner.prizeName })}
          description={draw.drawType === 'barrel' ? texts.rejectMessageBarrel : texts.rejectMessage}
          busy={action.busy}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button size="lg" disabled={action.busy} onClick={() => setAsking(false)}>
                {unsure ? words.close : texts.back}
              </Button>
              <Button
                type="submit"
                form={form}
                variant="primary"
                size="lg"
                busy={action.busy}
                className="rd-confirm-danger"
              >
                {unsure ? words.again : texts.reject}
              </Button>
            </>
          }
        >
          <Reasons id={form} winner={winner} action={action} onDone={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  )
}

interface ReasonsProps {
  id: string
  winner: Winner
  action: Action
  onDone: () => void
}

function Reasons({ id, winner, action, onDone }: ReasonsProps) {
  const texts = useTexts(winnerTexts)
  const excluded = useTexts(excludedTexts)
  const { procedure } = useProcedure()
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [note, setNote] = useState('')
  const [others, setOthers] = useState(true)
  const [tried, setTried] = useState(false)
  const reasonField = useRef<HTMLButtonElement>(null)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const unsaid = note.trim() === ''
  const personal = exclusionReasons.find(each => each === reason)
  const { sameBuyer } = winner
  const asksOthers = personal !== undefined && sameBuyer.length > 0
  const { unsure } = action
  // Read again meanwhile, the ticket has another version, and that would be another request.
  const asked = useRef<() => Promise<boolean>>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!reason) return reasonField.current?.focus()
    if (unsaid) return noteField.current?.focus()
    const said = note.trim()
    const decision = { status: 'rejected', reason, note: said } as const
    const reject = (attempt: string) =>
      asksOthers && others
        ? procedure.rejectBuyer(winner, { reason: personal, note: said }, attempt)
        : procedure.decide(winner, decision, attempt)
    const wanted = [winner.version, decision, asksOthers && others]
    if (!unsure || asked.current === null) asked.current = () => action.run(reject, wanted)
    if (await asked.current()) onDone()
  }

  return (
    <form id={id} className="rd-draw-form" noValidate onSubmit={event => void submit(event)}>
      <SelectField<RejectionReason>
        ref={reasonField}
        label={texts.rejectReason}
        required
        options={rejectionReasons.map(each => ({ id: each, label: texts[`reason-${each}`] }))}
        value={reason}
        disabled={unsure}
        onChange={setReason}
        error={tried && !reason ? texts.rejectReasonMissing : undefined}
      />
      <TextAreaField
        ref={noteField}
        label={texts.rejectNote}
        required
        value={note}
        disabled={unsure}
        onChange={setNote}
        error={tried && unsaid ? texts.rejectNoteMissing : undefined}
      />
      {asksOthers && (
        <CheckboxField
          label={excluded.rejectOthers({
            tickets: sameBuyer.map(({ ticketNumber }) => ticketNumber).join(', '),
          })(sameBuyer.length)}
          description={excluded.rejectOthersHint}
          value={others}
          disabled={unsure}
          onChange={setOthers}
        />
      )}
      {action.error && <Alert>{action.error}</Alert>}
    </form>
  )
}
