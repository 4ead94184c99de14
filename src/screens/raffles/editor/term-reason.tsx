import { useWatch } from 'react-hook-form'
import { type EditorSection, termSections } from '../../../core/raffles/editor/sections.ts'
import { withJackpotIfEntered } from '../../../core/raffles/jackpot.ts'
import { longestReason, termFields, termsOf, weightyChanges } from '../../../core/raffles/terms.ts'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import type { SectionProps } from './parts.ts'

interface TermReasonProps extends SectionProps {
  section: EditorSection
}

/** Asks why, in the first section where something that was sold becomes less or other. */
export function TermReason({ parts, section }: TermReasonProps) {
  const { editor, form, field, texts, raffle } = parts
  useWatch({ control: form.methods.control, name: termFields })
  if (!raffle?.hasSales || !editor.mayTerms) return null
  const changes = weightyChanges(termsOf(raffle), withJackpotIfEntered(form.methods.getValues()))
  const first = termFields.find(name => changes.some(change => change.field === name))
  if (first === undefined || termSections[first] !== section) return null
  return field(
    'reason',
    texts.termReason,
    bound => (
      <TextAreaField {...bound} description={texts.termReasonHint} maximumLength={longestReason} />
    ),
    { required: true },
  )
}
