import { useState } from 'react'
import { newAttempt } from '../../core/attempt.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { BulkLook } from '../../core/orders/bulk.ts'
import { bulkCalls } from '../../core/orders/bulk-calls.ts'
import { bulkJobsOf } from '../../core/orders/bulk-jobs.ts'
import { bulkTexts } from '../../core/orders/bulk-texts.ts'
import { refusalWords } from '../../core/refusal-words.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import { ErrorDialog } from '../kit/overlays/error-dialog.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useAction } from '../use-action.ts'
import { useWatchedJobs } from '../use-watched-jobs.ts'
import { BulkMeaning, LeftOut } from './bulk-meaning.tsx'
import type { AskedBulk } from './order-question.ts'

interface BulkQuestionProps extends AskedBulk {
  /** It is under way, by its id. */
  onBegin: (id: string) => void
  onClose: () => void
}

/** Looks at what an action on many orders would do, says it, and asks. */
export default function BulkQuestion(props: BulkQuestionProps) {
  const { action, set, onClose } = props
  const { http } = useDesk()
  const texts = useTexts(bulkTexts)
  const { unexpected } = useTexts(errorTexts)
  // Looked at once, however often this is drawn: it is bound to what stood at that moment.
  const [look] = useState(() => {
    const looking = http
      .ask(bulkCalls.look, { body: { action, set } }, { attempt: newAttempt() })
      .catch((error: unknown) => refusalWords(error, unexpected) ?? unexpected)
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
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={texts.nothing}
      onClose={onClose}
      footer={
        <Button variant="primary" size="lg" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <LeftOut look={look} />
    </Dialog>
  )
}

function Question({
  look,
  set,
  comment,
  onBegin,
  onBegun,
  onClose,
}: LookedProps & BulkQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(bulkTexts)
  const number = useNumber()
  const watched = useWatchedJobs(bulkJobsOf)
  const run = useAction()
  const { id, action, count } = look
  const initially = look.comment ?? comment ?? ''

  async function begin(reason: string) {
    const asked = {
      params: { id },
      body: { timeZone: browserTimeZone(), ...(reason && { comment: reason }) },
    }
    const done = await run.run(async attempt => {
      watched.watch(id, await http.ask(bulkCalls.begin, asked, { attempt }))
    })
    if (!done) return
    if (set.of === 'rest') watched.forget(set.bulkId)
    onBegin(id)
    onBegun()
    onClose()
  }

  return (
    <Confirm
      title={texts[`ask-${action}`]({ number: number(count) })(count)}
      message={`${texts[`means-${action}`]} ${texts.asTheyStand}`}
      details={<BulkMeaning look={look} />}
      confirmLabel={texts[`do-${action}`]}
      cancelLabel={texts.keep}
      tone={action === 'void' ? 'danger' : 'normal'}
      {...(action === 'void' && {
        reason: { label: texts.reason, required: true, initially },
      })}
      busy={run.busy}
      error={run.error}
      onConfirm={reason => void begin(reason)}
      onClose={onClose}
    />
  )
}
