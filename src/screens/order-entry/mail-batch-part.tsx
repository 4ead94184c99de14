import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { formatLongDay } from '../../core/format/dates.ts'
import { formatMoney } from '../../core/format/money.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import type { MailBatch } from '../../core/mail-batches/mail-batch.ts'
import { openBatchesOf, saidOfBatches } from '../../core/mail-batches/open-batches.ts'
import { batchRuleTexts } from '../../core/mail-batches/rule-texts.ts'
import { decideBatch } from '../../core/mail-batches/rules.ts'
import { mailBatchTexts } from '../../core/mail-batches/texts.ts'
import { refusalWords } from '../../core/refusal-words.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Forbidden } from '../forbidden.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { SelectField } from '../kit/fields/select-field.tsx'
import { useLocale } from '../kit/language.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { Progress } from '../kit/progress.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Status } from '../kit/status.tsx'
import { useNumber } from '../kit/use-number.ts'
import mailBatchCss from './mail-batch-part.css?inline'

addSheet(mailBatchCss)

const loadForm = () => loadChunk(() => import('../mail-batches/parts/batch-form.tsx'))
const loadQuestion = () => loadChunk(() => import('../mail-batches/parts/batch-question.tsx'))

interface MailBatchPartProps {
  /** The batch that the next envelope is of; null: it is entered by itself. */
  batchId: string | null
  onChange: (batchId: string | null) => void
  /** ISO 4217. */
  currency: string
  /** Why the server refused it: closed, or full. */
  error?: string | undefined
}

/** Of mail: the open batch that the envelope stands in, how far it is entered, and what can be done with it. */
export function MailBatchPart({ batchId, onChange, currency, error }: MailBatchPartProps) {
  const batches = openBatchesOf(useDesk())
  const state = useStore(batches.$state)
  const texts = useTexts(mailBatchTexts)
  const words = useTexts(errorTexts)
  if (state.state === 'loading') return <Skeleton width="80%" />
  if (state.state === 'forbidden') return <Forbidden />
  if (state.state === 'failed')
    return (
      <>
        {error !== undefined && <Alert>{error}</Alert>}
        <FailedState
          title={texts.failed}
          message={refusalWords(state.error, words)}
          retry={texts.retry}
          onRetry={batches.reload}
        />
      </>
    )
  const open = state.state === 'ready' ? state.data : []
  return <Batches {...{ open, batchId, onChange, currency, error }} />
}

type Opened = 'open' | 'correct' | 'close' | 'remove'

function Batches({
  open,
  batchId,
  onChange,
  currency,
  error,
}: MailBatchPartProps & { open: readonly MailBatch[] }) {
  const texts = useTexts(mailBatchTexts)
  const locale = useLocale()
  const number = useNumber()
  const [opened, setOpened] = useState<Opened | null>(null)
  const said = saidOfBatches(useDesk())
  const chosen = open.find(({ id }) => id === batchId) ?? null
  const [only, ...others] = open
  const sole = only && others.length === 0 && hasRoom(only) ? only.id : null
  const isNew = batchId === null && sole !== null && said.read() === null

  // Where there is nothing to choose among, it is chosen; not in the place of the one that they have just closed.
  useEffect(() => {
    if (isNew) onChange(sole)
  }, [isNew, sole, onChange])

  /** Opened here, and not among those that were read yet. */
  const made = useRef<string | null>(null)
  useEffect(() => {
    if (made.current === chosen?.id) made.current = null
  }, [chosen?.id])
  const isGone = batchId !== null && chosen === null && batchId !== made.current

  function choose(id: string | null) {
    said.say(id === null ? 'none' : 'some')
    onChange(id)
  }

  function leave() {
    said.say('some')
    onChange(null)
  }

  const nothing = said.read() === 'none' ? texts.noBatch : texts.chooseBatch
  const done = () => setOpened(null)
  return (
    <div className="rd-mail-batch">
      <SelectField
        label={texts.batch}
        value={chosen?.id ?? null}
        onChange={choose}
        placeholder={open.length === 0 ? texts.noneOpen : nothing}
        clearable
        error={isGone ? texts.gone : error}
        options={open.map(batch => ({
          id: batch.id,
          label: texts.choice({
            slip: batch.depositId,
            day: formatLongDay(batch.receivedOn, locale),
            entered: number(batch.enteredEnvelopes),
            envelopes: number(batch.envelopes),
          }),
        }))}
      />
      {chosen && <Entered batch={chosen} />}
      {batchId === null && open.length > 0 && !isNew && (
        <p className="rd-entry-quiet" role="status">
          {texts.noneChosen}
        </p>
      )}
      <div className="rd-mail-batch-actions">
        {chosen && <Actions batch={chosen} onAsk={setOpened} />}
        <Button onClick={() => setOpened('open')}>{texts.open}</Button>
      </div>
      {(opened === 'open' || (opened === 'correct' && chosen)) && (
        <LoadedPart load={loadForm} onClose={done}>
          {BatchForm => (
            <BatchForm
              batch={opened === 'open' ? null : chosen}
              currency={currency}
              onSaved={({ id }) => {
                made.current = id
                choose(id)
              }}
              onClose={done}
            />
          )}
        </LoadedPart>
      )}
      {chosen && (opened === 'close' || opened === 'remove') && (
        <LoadedPart load={loadQuestion} onClose={done}>
          {BatchQuestion => (
            <BatchQuestion batch={chosen} action={opened} onDone={leave} onClose={done} />
          )}
        </LoadedPart>
      )}
    </div>
  )
}

const hasRoom = ({ envelopes, enteredEnvelopes }: MailBatch) => enteredEnvelopes < envelopes

/** How many envelopes and how much money of it are entered. */
function Entered({ batch }: { batch: MailBatch }) {
  const texts = useTexts(mailBatchTexts)
  const locale = useLocale()
  const number = useNumber()
  const { envelopes, enteredEnvelopes, controlCents, enteredCents, currency } = batch
  const counted = texts.envelopesEntered({
    entered: number(enteredEnvelopes),
    envelopes: number(envelopes),
  })(envelopes)
  const summed = texts.centsEntered({
    entered: formatMoney(enteredCents, currency, locale),
    control: formatMoney(controlCents, currency, locale),
  })
  const toneOf = (done: number, total: number) =>
    done > total ? 'bad' : done === total ? 'ok' : 'accent'
  return (
    <div className="rd-mail-batch-entered">
      <span>{counted}</span>
      <Progress
        label={texts.envelopes}
        done={enteredEnvelopes}
        total={envelopes}
        valueText={counted}
        tone={toneOf(enteredEnvelopes, envelopes)}
      />
      <span>{summed}</span>
      <Progress
        label={texts.controlCents}
        done={enteredCents}
        total={controlCents}
        valueText={summed}
        tone={toneOf(enteredCents, controlCents)}
      />
      {isBalanced(batch) ? (
        <Status tone="ok">{texts.balanced}</Status>
      ) : (
        enteredEnvelopes > 0 && <Difference batch={batch} />
      )}
    </div>
  )
}

/**
 * In words, what is entered of it beside what was declared: too few envelopes may come with too much money. Once no
 * envelope is left to be entered, what can be done about it.
 */
function Difference({ batch }: { batch: MailBatch }) {
  const texts = useTexts(mailBatchTexts)
  const ways = useTexts(batchRuleTexts)
  const locale = useLocale()
  const number = useNumber()
  const envelopes = batch.enteredEnvelopes - batch.envelopes
  const cents = batch.enteredCents - batch.controlCents
  const count = Math.abs(envelopes)
  const counted = (envelopes < 0 ? texts.envelopesFewer : texts.envelopesMore)({
    number: number(count),
  })(count)
  const summed = (cents < 0 ? texts.centsLess : texts.centsMore)({
    amount: formatMoney(Math.abs(cents), batch.currency, locale),
  })
  const words = [...(envelopes === 0 ? [] : [counted]), ...(cents === 0 ? [] : [summed])]
  const closing = decideClosing(batch)
  const [reason] = hasRoom(batch) || closing.allowed ? [] : closing.reasons
  return (
    <>
      <Status tone={envelopes < 0 ? 'info' : 'warn'}>{words.join('; ')}</Status>
      {reason && <p className="rd-entry-quiet">{ways[reason.code]}</p>}
    </>
  )
}

/** One that doesn't balance yet says above how far it is: it is closed once it does. */
const isBalanced = (batch: MailBatch) => decideClosing(batch).allowed

const decideClosing = (batch: MailBatch) => decideBatch('close', { ...batch, everUsed: true })

function Actions({ batch, onAsk }: { batch: MailBatch; onAsk: (opened: Opened) => void }) {
  const texts = useTexts(mailBatchTexts)
  return (
    <>
      {isBalanced(batch) && (
        <Button variant="primary" onClick={() => onAsk('close')}>
          {texts.close}
        </Button>
      )}
      <Button onClick={() => onAsk('correct')}>{texts.correct}</Button>
      {batch.enteredEnvelopes === 0 && (
        <Button onClick={() => onAsk('remove')}>{texts.remove}</Button>
      )}
    </>
  )
}
