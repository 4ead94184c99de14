import { type FormEvent, useState } from 'react'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useProcedure } from './procedure-context.tsx'
import { useDrawForm } from './use-draw-form.ts'
import { useNamesake } from './use-namesake.tsx'

/** The witness has the receipt in hand: the code can only be typed from it. */
export function ReceiptForm() {
  const texts = useTexts(drawTexts)
  const { procedure } = useProcedure()
  const [witness, setWitness] = useState('')
  const [code, setCode] = useState('')
  const digits = code.replaceAll(/[\s-]/g, '').toLowerCase()
  const { action, field, check } = useDrawForm({
    witness: witness.trim() === '' && texts.witnessMissing,
    code: !/^[0-9a-f]{8}$/.test(digits) && texts.codeShape,
  })

  const namesake = useNamesake(action, 'witness')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const body = { witness: witness.trim(), code: digits, ...namesake.said }
    await action.run(attempt => procedure.step('receipt', body, attempt), body)
  }

  return (
    <form className="rd-draw-form" noValidate onSubmit={event => void submit(event)}>
      <TextField
        label={texts.witnessName}
        description={texts.witnessNameHint}
        autoComplete="off"
        value={witness}
        {...field('witness', (next: string) => {
          setWitness(next)
          namesake.forget()
        })}
      />
      {namesake.question}
      <TextField
        label={texts.code}
        description={texts.codeHint}
        autoComplete="off"
        value={code}
        {...field('code', setCode)}
      />
      {action.error && <Alert>{action.error}</Alert>}
      <Button type="submit" variant="primary" size="lg" busy={action.busy}>
        {texts.recordReceipt}
      </Button>
    </form>
  )
}
