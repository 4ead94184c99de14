import { useStore } from '@nanostores/react'
import { messageOf } from '../../../core/errors.ts'
import { parentsFor } from '../../../core/raffles/editor/parents.ts'
import { knownRaffles } from '../../../core/raffles/raffles-read.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { RetryButton } from '../../kit/retry-button.tsx'
import type { SectionProps } from './parts.ts'

/** Section 3, "parentEvent": a home lottery sells its 50/50 in the same order. */
export function ParentField({ parts: { field, labels, raffle } }: SectionProps) {
  const desk = useDesk()
  const errors = useTexts(errorTexts)
  const read = useStore(desk.$raffles)
  const parents = parentsFor(raffle, knownRaffles(read))
  const options = parents.map(({ id, name }) => ({ id, label: name }))
  const parentField = field(
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
  return (
    <>
      {parentField}
      {read.state === 'failed' && (
        <Alert>
          <p>
            {labels.parentsUnread} {messageOf(read.error, errors.unexpected)}
          </p>
          <RetryButton label={errors.retry} onRetry={() => void desk.readRaffles()} />
        </Alert>
      )}
    </>
  )
}
