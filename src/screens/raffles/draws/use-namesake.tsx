import { type ReactNode, useEffect, useState } from 'react'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx'
import type { Action } from '../../use-action.ts'

interface Namesake {
  /** The question, once the server has asked. */
  question: ReactNode
  /** What the call says of it. */
  said: { anotherPerson?: true }
  /** The name is another one: what was said of the former doesn't hold. */
  forget(): void
}

/**
 * A witness who has a buyer's name: the server refuses them until staff say that they are another person.
 * @param field of the form that names the witness
 */
export function useNamesake({ codes, clear }: Action, field: 'witness' | 'witnesses'): Namesake {
  const texts = useTexts(drawTexts)
  const [asked, setAsked] = useState(false)
  const [isAnother, setAnother] = useState(false)
  const isRefused = codes.includes('witness-has-buyers-name')
  useEffect(() => {
    if (isRefused) setAsked(true)
  }, [isRefused])
  return {
    question: asked && (
      <CheckboxField
        label={texts.anotherPerson}
        description={texts.anotherPersonHint}
        value={isAnother}
        onChange={next => {
          setAnother(next)
          clear(field)
        }}
      />
    ),
    said: asked && isAnother ? { anotherPerson: true } : {},
    forget() {
      setAsked(false)
      setAnother(false)
    },
  }
}
