import { useRef, useState } from 'react'
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
import { useAction, useFocusOnRefused } from './use-action.ts'

type Kind = (typeof entropyKinds)[number]

/** Dice or words of a witness; the first entry is final, so what it means is said and the text typed twice. */
export function EntropyForm() {
  const texts = useTexts(drawTexts)
  const { draw, procedure, winners } = useProcedure()
  const action = useAction(['redrawReason', 'witness', 'text'])
  const [kind, setKind] = useState<Kind>('dice')
  const [typed, setTyped] = useState('')
  const [witness, setWitness] = useState(draw.receipts.at(-1)?.witness ?? '')
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  const witnessField = useRef<HTMLInputElement>(null)
  const textField = useRef<HTMLInputElement>(null)
  const whyField = useRef<HTMLTextAreaElement>(null)
  useFocusOnRefused(action, { redrawReason: whyField, witness: witnessField, text: textField })

  const redraw = draw.awaitsEntropyFor !== null
  const rejected = winners.data.find(({ id }) => id === draw.awaitsEntropyFor)
  const text = normalizeEntropy(typed)
  const textFault = faultOf(
    kind,
    text,
    draw.entropy.map(given => given.text),
  )
  const nameless = witness.trim() === ''
  const unexplained = redraw && why.trim() === ''

  function before(): boolean {
    setTried(true)
    if (unexplained) whyField.current?.focus()
    else if (nameless) witnessField.current?.focus()
    else if (textFault) textField.current?.focus()
    return !unexplained && !nameless && !textFault
  }

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
        <TextAreaField
          ref={whyField}
          label={texts.redrawReason}
          required
          value={why}
          onChange={reason => {
            setWhy(reason)
            action.clear('redrawReason')
          }}
          error={tried && unexplained ? texts.redrawReasonMissing : action.refused.redrawReason}
        />
      )}
      <TextField
        ref={witnessField}
        label={texts.witnessName}
        autoComplete="off"
        required
        value={witness}
        onChange={name => {
          setWitness(name)
          action.clear('witness')
        }}
        error={tried && nameless ? texts.witnessMissing : action.refused.witness}
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
        ref={textField}
        label={kind === 'dice' ? texts.rolled : texts.said}
        autoComplete="off"
        required
        value={typed}
        onChange={given => {
          setTyped(given)
          action.clear('text')
        }}
        error={tried && textFault ? texts[textFault] : action.refused.text}
      />
      {text !== '' && !textFault && !isAmpleEntropy(text) && (
        <p className="rd-draw-warning">{texts.entropyShort}</p>
      )}
      <AskingButton
        variant="primary"
        size="lg"
        label={texts.giveEntropy}
        submits
        before={before}
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
