import { type FormEvent, useRef, useState } from 'react'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useAction } from './use-action.ts'

/** The witness has the receipt in hand: the code can only be typed from it. */
export function ReceiptForm() {
  const texts = useTexts(drawTexts)
  const { procedure } = useProcedure()
  const action = useAction()
  const [witness, setWitness] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const witnessField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
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
      const done = await action.run(attempt => procedure.step('receipt', body, attempt))
      if (!done) codeField.current?.focus()
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
        onChange={setWitness}
        error={tried && nameless ? texts.witnessMissing : undefined}
      />
      <TextField
        ref={codeField}
        label={texts.code}
        description={texts.codeHint}
        autoComplete="off"
        required
        value={code}
        onChange={setCode}
        error={tried && misshapen ? texts.codeShape : undefined}
      />
      {action.error && <Alert>{action.error}</Alert>}
      <Button type="submit" variant="primary" size="lg" busy={action.busy}>
        {texts.recordReceipt}
      </Button>
    </form>
  )
}
