import { type FormEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useWords } from '../language.tsx'
import { tableTexts } from './texts.ts'

interface ViewNameFormProps {
  name?: string
  /** Names of other views: two of one name could not be told apart. */
  taken: readonly string[]
  submit: string
  onName: (name: string) => void
  onCancel?: () => void
}

/** Asks for a view's name. */
export function ViewNameForm({ name = '', taken, submit, onName, onCancel }: ViewNameFormProps) {
  const words = useWords(tableTexts)
  const [value, setValue] = useState(name)
  const [error, setError] = useState<string>()

  function check(event: FormEvent) {
    event.preventDefault()
    const given = value.trim()
    if (given === '') setError(words.viewNameRequired)
    else if (taken.includes(given)) setError(words.viewNameTaken)
    else {
      onName(given)
      setValue('')
    }
  }

  return (
    <form className="rd-views-form" onSubmit={check} noValidate>
      <TextField
        label={words.viewName}
        value={value}
        {...(error === undefined ? {} : { error })}
        onChange={text => {
          setValue(text)
          setError(undefined)
        }}
      />
      <div className="rd-views-buttons">
        <Button type="submit">{submit}</Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
