import { useState } from 'react'
import { pickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import { currentPrize } from '../../../core/raffles/draws/procedure-steps.ts'
import { decideStep } from '../../../core/raffles/draws/rules.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { NumberField } from '../../kit/fields/number-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TagsField } from '../../kit/fields/tags-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { AskingButton } from './asking-button.tsx'
import { PrizePick } from './prize-pick.tsx'
import { useProcedure } from './procedure-context.tsx'
import { Reveal, shownLarge } from './reveal.tsx'
import { useDrawForm } from './use-draw-form.ts'
import { useNamesake } from './use-namesake.tsx'

/** What is drawn from the barrel is entered with its code and witnesses; the server refuses what may not win. */
export function BarrelStep({ latest }: { latest: Winner | null }) {
  const { draw, prizes, winners, roles, now, draws, reason } = useProcedure()
  const shown = shownLarge(latest, winners.data)
  const judged = prizes.map(prize => decideStep('pick', draw, { roles, now, prize }))
  const open = judged.filter(({ allowed }) => allowed)
  const unprinted = judged
    .flatMap(decision => (decision.allowed ? [] : decision.reasons))
    .find(({ code }) => code === 'stubs-missing')
  return (
    <>
      {unprinted && <p className="rd-draw-warning">{reason(unprinted)}</p>}
      {shown && <Reveal winner={shown} />}
      <ul className="rd-draw-prizes">
        {prizes.map(prize => (
          <PrizePick key={prize.id} prize={prize} />
        ))}
      </ul>
      {draws && open.length > 0 && <DrawnForm />}
    </>
  )
}

function DrawnForm() {
  const texts = useTexts(pickTexts)
  const { draw, prizes, roles, now, procedure } = useProcedure()
  const open = prizes.filter(prize => decideStep('pick', draw, { roles, now, prize }).allowed)
  const [chosen, setChosen] = useState<string | null>(null)
  const [ticket, setTicket] = useState<number | null>(null)
  const [code, setCode] = useState('')
  const [witnesses, setWitnesses] = useState<readonly string[]>([])
  const { action, field, check, startAgain } = useDrawForm({
    ticketNumber:
      (ticket === null || !Number.isSafeInteger(ticket) || ticket < 0) && texts.ticketNumberMissing,
    validationCode: code.trim() === '' && texts.validationCodeMissing,
    witnesses: witnesses.length === 0 && texts.witnessesMissing,
  })
  const namesake = useNamesake(action, 'witnesses')
  const prize = open.find(({ id }) => id === chosen) ?? currentPrize(open)
  if (!prize) return null
  const entered = { ticketNumber: ticket ?? 0, validationCode: code.trim(), witnesses }
  const drawn = { ...entered, ...namesake.said }

  return (
    <form className="rd-draw-form" noValidate onSubmit={event => event.preventDefault()}>
      <p className="rd-draw-hint">{texts.enterHint}</p>
      {open.length > 1 && (
        <SelectField
          label={texts.forPrize}
          required
          options={open.map(({ id, name }) => ({ id, label: name }))}
          value={prize.id}
          onChange={setChosen}
        />
      )}
      <NumberField
        label={texts.ticketNumber}
        isName
        value={ticket}
        {...field('ticketNumber', setTicket)}
      />
      <TextField
        label={texts.validationCode}
        description={texts.validationCodeHint}
        autoComplete="off"
        value={code}
        {...field('validationCode', setCode)}
      />
      <TagsField
        label={texts.witnesses}
        description={texts.witnessesHint}
        value={witnesses}
        {...field('witnesses', (next: readonly string[]) => {
          setWitnesses(next)
          namesake.forget()
        })}
      />
      {namesake.question}
      <AskingButton
        variant="primary"
        size="lg"
        label={texts.enter}
        submits
        before={check}
        action={action}
        question={{
          title: texts.enterTitle({ ticket: String(ticket ?? 0), prize: prize.name }),
          message: texts.enterMessage,
          confirmLabel: texts.enter,
          cancelLabel: texts.notYet,
        }}
        asks={[prize.id, drawn]}
        onConfirm={async (_, attempt) => {
          procedure.show(prize.id)
          await procedure.enter(prize.id, drawn, attempt)
        }}
        onDone={() => {
          setTicket(null)
          setCode('')
          startAgain('ticketNumber')
        }}
      />
    </form>
  )
}
