import { SelectField } from '../../kit/fields/select-field.tsx'
import type { SectionProps } from './parts.ts'

/** Section 3, "parentEvent": a home lottery sells its 50/50 in the same order. */
export function ParentField({ parts: { field, labels, raffle, parents } }: SectionProps) {
  const options = parents.map(({ id, name }) => ({ id, label: name }))
  return field(
    'parentId',
    labels.parentId,
    bound => (
      <SelectField {...bound} description={labels.parentIdHint} options={options} clearable />
    ),
    {
      lockedBecause: raffle && raffle.childEvents.length > 0 ? labels.hasAddOns : undefined,
      show: id => parents.find(parent => parent.id === id)?.name,
    },
  )
}
