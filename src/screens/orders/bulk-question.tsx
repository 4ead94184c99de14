import { type ReactNode, useRef, useState } from 'react'
import { messageOf } from '../../core/errors.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { BulkLook } from '../../core/orders/bulk.ts'
import { bulkCalls } from '../../core/orders/bulk-calls.ts'
import { bulkJobsOf } from '../../core/orders/bulk-jobs.ts'
import { bulkTexts } from '../../core/orders/bulk-texts.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { randomKey } from '../../core/random-key.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import { ErrorDialog } from '../kit/overlays/error-dialog.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useAction } from '../use-action.ts'
import { useWatchedJobs } from '../use-watched-jobs.ts'
import { BulkMeaning, LeftOut } from './bulk-meaning.tsx'
import type { AskedBulk } from './order-question.ts'
import { useRefundReasons } from './use-refund-reasons.ts'

interface BulkQuestionProps extends AskedBulk {
  /** It is under way, by its id. */
  onBegun: (id: string) => void
  onClose: () => void
}

/** Looks at what an action on many orders would do, says it, and asks. */
export default function BulkQuestion({ against, ...props }: BulkQuestionProps) {
  const texts = useTexts(bulkTexts)
  if (against === undefined) return <Looked {...props} />
  return (
    <Refusal title={texts.cancelRaffle} onClose={props.onClose}>
      <p>{against}</p>
    </Refusal>
  )
}

function Looked(props: Omit<BulkQuestionProps, 'against'>) {
  const { action, set, onClose } = props
  const { http } = useDesk()
  const texts = useTexts(bulkTexts)
  const { unexpected } = useTexts(errorTexts)
  // Looked at once, however often this is drawn: it is bound to what stood at that moment.
  const [look] = useState(() => {
    const looking = http
      .ask(bulkCalls.look, { body: { action, set } }, { attempt: randomKey() })
      .catch((error: unknown) => messageOf(error, unexpected))
    return () => looking
  })
  return (
    <LoadedPart load={look} onClose={onClose}>
      {looked => {
        if (typeof looked === 'string')
          return (
            <ErrorDialog
              title={texts.lookFailed}
              message={looked}
              closeLabel={texts.close}
              onClose={onClose}
            />
          )
        return looked.count === 0 ? (
          <NothingToDo look={looked} onClose={onClose} />
        ) : (
          <Question {...props} look={looked} />
        )
      }}
    </LoadedPart>
  )
}

interface LookedProps {
  look: BulkLook
  onClose: () => void
}

function NothingToDo({ look, onClose }: LookedProps) {
  const texts = useTexts(bulkTexts)
  return (
    <Refusal title={texts.nothing} onClose={onClose}>
      <LeftOut look={look} />
    </Refusal>
  )
}

interface RefusalProps {
  title: string
  onClose: () => void
  /** Why. */
  children: ReactNode
}

function Refusal({ title, onClose, children }: RefusalProps) {
  const texts = useTexts(bulkTexts)
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" size="lg" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

function Question(props: LookedProps & BulkQuestionProps) {
  const { look, set, cancels, clear, onBegun, onClose } = props
  const { http } = useDesk()
  const texts = useTexts(bulkTexts)
  const orderWords = useTexts(orderTexts)
  const reasons = useRefundReasons()
  const number = useNumber()
  const watched = useWatchedJobs(bulkJobsOf)
  const run = useAction()
  const { id, action, count } = look
  const [tells, setTells] = useState(look.tells || cancels !== undefined)
  const [reason, setReason] = useState(look.reason)
  const [tried, setTried] = useState(false)
  const reasonField = useRef<HTMLButtonElement>(null)
  const initially = look.comment ?? props.comment ?? ''
  const isVoid = action === 'void'
  const isRefund = action === 'refund'

  async function begin(comment: string) {
    if (isRefund && reason === null) {
      setTried(true)
      reasonField.current?.focus()
      return
    }
    const more = { ...(comment && { comment }), ...(isRefund && reason !== null && { reason }) }
    const body = { timeZone: browserTimeZone(), tells, ...more }
    const done = await run.run(async attempt => {
      const job = await http.ask(bulkCalls.begin, { params: { id }, body }, { attempt })
      watched.watch(id, job)
    })
    if (!done) return
    if (set.of === 'rest') watched.forget(set.bulkId)
    onBegun(id)
    clear?.()
    onClose()
  }

  const words =
    cancels === undefined
      ? {
          title: texts[`ask-${action}`]({ number: number(count) })(count),
          meaning: texts[`means-${action}`],
          confirmLabel: texts[`do-${action}`],
          cancelLabel: isVoid ? texts.keepOrders({ number: number(count) })(count) : texts.leave,
        }
      : {
          title: texts['ask-cancel']({ raffle: cancels }),
          meaning: texts['means-cancel'],
          confirmLabel: texts.cancelRaffle,
          cancelLabel: texts.keepRaffle,
        }
  return (
    <Confirm
      title={words.title}
      message={`${words.meaning} ${texts.asTheyStand}`}
      details={
        <>
          <BulkMeaning look={look} />
          {isVoid && (
            <CheckboxField
              label={texts.tells}
              description={texts.tellsHint}
              value={tells}
              onChange={setTells}
            />
          )}
          {isRefund && (
            <SelectField
              label={orderWords.refundReason}
              options={reasons}
              value={reason}
              onChange={setReason}
              ref={reasonField}
              error={tried && reason === null ? texts.chooseReason : undefined}
              required
            />
          )}
        </>
      }
      confirmLabel={words.confirmLabel}
      cancelLabel={words.cancelLabel}
      tone={isVoid ? 'danger' : 'normal'}
      {...(isVoid && { reason: { label: texts.reason, required: true, initially } })}
      {...(isRefund && { reason: { label: texts.comment, required: false, initially } })}
      busy={run.busy}
      error={run.error}
      unsure={run.unsure}
      onConfirm={comment => void begin(comment)}
      onClose={onClose}
    />
  )
}
