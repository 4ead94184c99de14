import { useState } from 'react'
import type { entropyKinds } from '../../../core/raffles/draws/draw.ts'
import {
  isAmpleEntropy,
  isFreshEntropy,
  normalizeEntropy,
} from '../../../core/raffles/draws/entropy.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { RadioCardsField } from '../../kit/fields/radio-cards-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { AskingButton } from './asking-button.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useDrawForm } from './use-draw-form.ts'

type Kind = (typeof entropyKinds)[number]

/** Dice or words of a witness; the first entry is final, so what it means is said and the text typed twice. */
export function EntropyForm() {
  const texts = useTexts(drawTexts)
  const { draw, procedure, winners } = useProcedure()
  const [kind, setKind] = useState<Kind>('dice')
  const [typed, setTyped] = useState('')
  const [witness, setWitness] = useState(draw.receipts.at(-1)?.witness ?? '')
  const [why, setWhy] = useState('')

  const redraw = draw.awaitsEntropyFor !== null
  const rejected = winners.data.find(({ id }) => id === draw.awaitsEntropyFor)
  const text = normalizeEntropy(typed)
  const textFault = faultOf(
    kind,
    text,
    draw.entropy.map(given => given.text),
  )
  const { action, field, check } = useDrawForm({
    redrawReason: redraw && why.trim() === '' && texts.redrawReasonMissing,
    witness: witness.trim() === '' && texts.witnessMissing,
    text: textFault !== null && texts[textFault],
  })

  return (
    <form className="rd-draw-form" noValidate onSubmit={event => event.preventDefault()}>
      <h2 className="rd-draw-subtitle" tabIndex={-1} data-next>
        {redraw ? texts.redrawTitle : texts.entropy}
      </h2>
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
        {...field('witness', setWitness)}
      />
      <RadioCardsField<Kind>
        label={texts.entropyKind}
        options={[
          { id: 'dice', label: texts.dice, description: texts.diceHint },
          { id: 'words', label: texts.words, description: texts.wordsHint },
        ]}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={kind === 'dice' ? texts.rolled : texts.said}
        autoComplete="off"
        value={typed}
        {...field('text', setTyped)}
      />
      {text !== '' && !textFault && !isAmpleEntropy(text) && (
        <p className="rd-draw-warning">{texts.entropyShort}</p>
      )}
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
        }}
        onConfirm={(_, attempt) =>
          procedure.step(
            'entropy',
            { kind, text, witness: witness.trim(), ...(redraw && { redrawReason: why.trim() }) },
            attempt,
          )
        }
      />
    </form>
  )
}

type Fault = 'entropyMissing' | 'diceShape' | 'entropyUsed'

function faultOf(kind: Kind, text: string, earlier: readonly string[]): Fault | null {
  if (text === '') return 'entropyMissing'
  if (kind === 'dice' && !/^[1-6](?:[\s,;-]*[1-6])*$/.test(text)) return 'diceShape'
  return isFreshEntropy(text, earlier) ? null : 'entropyUsed'
}
