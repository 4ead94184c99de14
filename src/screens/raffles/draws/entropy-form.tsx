import { useState } from 'react'
import type { EntropyKind } from '../../../core/raffles/draws/draw.ts'
import {
  isNewEntropy,
  leastDice,
  leastWords,
  readEntropy,
} from '../../../core/raffles/draws/entropy.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { RadioCardsField } from '../../kit/fields/radio-cards-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { AskingButton } from './asking-button.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useDrawForm } from './use-draw-form.ts'
import { useNamesake } from './use-namesake.tsx'

/**
 * Dice or words of a witness, shown in the one form that is kept. The first entry is final, so what it means is said
 * and the text typed twice.
 */
export function EntropyForm() {
  const texts = useTexts(drawTexts)
  const { draw, procedure, winners, number } = useProcedure()
  const [kind, setKind] = useState<EntropyKind>('dice')
  const [typed, setTyped] = useState('')
  const [witness, setWitness] = useState(draw.receipts.at(-1)?.witness ?? '')
  const [why, setWhy] = useState('')

  const redraw = draw.awaitsEntropyFor !== null
  const rejected = winners.data.find(({ id }) => id === draw.awaitsEntropyFor)
  const { form: text, fault } = readEntropy(kind, typed)
  const isNew = isNewEntropy(
    text,
    draw.entropy.map(given => given.text),
  )
  const least = number(kind === 'dice' ? leastDice : leastWords)
  const faultText = fault && texts[fault]({ least })
  const { action, field, check } = useDrawForm({
    redrawReason: redraw && why.trim() === '' && texts.redrawReasonMissing,
    witness: witness.trim() === '' && texts.witnessMissing,
    text: typed.trim() === '' ? texts.entropyMissing : (faultText ?? (!isNew && texts.entropyUsed)),
  })
  const namesake = useNamesake(action, 'witness')
  const given = {
    kind,
    text,
    witness: witness.trim(),
    ...namesake.said,
    ...(redraw && { redrawReason: why.trim() }),
  }

  return (
    <form className="rd-draw-form" noValidate onSubmit={event => event.preventDefault()}>
      <h3 className="rd-draw-subtitle" tabIndex={-1} data-next>
        {redraw ? texts.redrawTitle : texts.entropy}
      </h3>
      <p className="rd-draw-hint">
        {redraw &&
          `${texts.redrawHint({ ticket: rejected ? String(rejected.ticketNumber) : '' })} `}
        {texts.entropyHint}
      </p>
      {redraw && (
        <TextAreaField label={texts.redrawReason} value={why} {...field('redrawReason', setWhy)} />
      )}
      <TextField
        label={texts.witnessName}
        autoComplete="off"
        value={witness}
        {...field('witness', (next: string) => {
          setWitness(next)
          namesake.forget()
        })}
      />
      {namesake.question}
      <RadioCardsField<EntropyKind>
        label={texts.entropyKind}
        options={[
          {
            id: 'dice',
            label: texts.dice,
            description: texts.diceHint({ least: number(leastDice) }),
          },
          {
            id: 'words',
            label: texts.words,
            description: texts.wordsHint({ least: number(leastWords) }),
          },
        ]}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={kind === 'dice' ? texts.rolled : texts.said}
        description={text !== '' && !fault ? texts.keptAs({ text }) : undefined}
        autoComplete="off"
        value={typed}
        {...field('text', setTyped)}
      />
      <AskingButton
        variant="primary"
        size="lg"
        label={texts.giveEntropy}
        submits
        before={check}
        action={action}
        question={{
          title: texts.entropyTitle({ text }),
          message: texts.entropyMessage,
          confirmLabel: texts.giveEntropy,
          cancelLabel: texts.entropyBack,
          tone: 'danger',
          retype: text,
          isRetyped: again => readEntropy(kind, again).form === text,
        }}
        asks={given}
        onConfirm={(_, attempt) => procedure.step('entropy', given, attempt)}
      />
    </form>
  )
}
