import { RadioCardsField } from '../../kit/fields/radio-cards-field.tsx'
import type { SectionProps } from './parts.ts'

/**
 * Section 4: a new raffle's status starts as `active`. Those who may activate choose; for everybody else the server
 * stores a draft, and the form says so beforehand.
 */
export function StatusAfter({ parts }: SectionProps) {
  const { editor, field, texts } = parts
  if (!editor.mayActivate) return <p className="rd-editor-note">{texts.savedAsDraft}</p>
  const options = [
    { id: 'active', label: texts.statusActive, description: texts.statusActiveHint },
    { id: 'draft', label: texts.statusDraft, description: texts.statusDraftHint },
  ] as const
  return field('status', texts.statusAfter, bound => (
    <RadioCardsField {...bound} options={options} />
  ))
}
