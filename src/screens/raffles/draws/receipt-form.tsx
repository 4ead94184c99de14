import { type FormEvent, useRef, useState } from 'react'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useAction, useFocusOnRefused } from './use-action.ts'

/** The witness has the receipt in hand: the code can only be typed from it. */
export function ReceiptForm() {
  const texts = useTexts(drawTexts)
  const { procedure } = useProcedure()
  const action = useAction(['witness', 'code'])
  const [witness, setWitness] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const witnessField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  useFocusOnRefused(action, { witness: witnessField, code: codeField })
  const digits = code.replaceAll(/[\s-]/g, '').toLowerCase()
  const nameless = witness.trim() === ''
  const misshapen = !/^[0-9a-f]{8}$/.test(digits)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (nameless) witnessField.current?.focus()
    else if (misshapen) codeField.current?.focus()
    else {
      const body = { witness: witness.trim(), code: digits }
      await action.run(attempt => procedure.step('receipt', body, attempt))
    }
  }

  return (
    <form className="rd-draw-form" noValidate onSubmit={event => void submit(event)}>
      <TextField
        ref={witnessField}
        label={texts.witnessName}
        description={texts.witnessNameHint}
        autoComplete="off"
        required
        value={witness}
        onChange={name => {
          setWitness(name)
          action.clear('witness')
        }}
        error={tried && nameless ? texts.witnessMissing : action.refused.witness}
      />
      <TextField
        ref={codeField}
        label={texts.code}
        description={texts.codeHint}
        autoComplete="off"
        required
        value={code}
        onChange={typed => {
          setCode(typed)
          action.clear('code')
        }}
        error={tried && misshapen ? texts.codeShape : action.refused.code}
      />
      {action.error && <Alert>{action.error}</Alert>}
      <Button type="submit" variant="primary" size="lg" busy={action.busy}>
        {texts.recordReceipt}
      </Button>
    </form>
  )
}
