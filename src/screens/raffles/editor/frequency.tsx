import { useWatch } from 'react-hook-form'
import { loadChunk } from '../../../core/load-chunk.ts'
import type { FieldTexts } from '../../../core/raffles/editor/field-texts.ts'
import { type Frequency, frequencies } from '../../../core/raffles/raffle.ts'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { LoadedInPlace } from '../../loaded-in-place.tsx'
import type { EditorParts } from './parts.ts'
import { textOrNull } from './text-or-null.ts'

const loadCronField = () =>
  loadChunk(async () => ({
    default: (await import('../../kit/dates/cron/cron-field.tsx')).CronField,
  }))

/** Section 9's frequencies; where one repeats, when the next one starts. */
export function FrequencyFields({ parts, timeZone }: { parts: EditorParts; timeZone: string }) {
  const { form, field, labels } = parts
  const frequency = useWatch({ control: form.methods.control, name: 'frequency' })
  const options = frequencies.map(id => ({ id, label: frequencyWords(id, labels) }))
  return (
    <>
      {field(
        'frequency',
        labels.frequency,
        bound => (
          <SelectField
            {...bound}
            options={options}
            onChange={next => {
              if (next === null) return
              bound.onChange(next)
              if (next === 'one-off') form.methods.setValue('frequencyCron', null)
            }}
          />
        ),
        { show: id => frequencyWords(id, labels) },
      )}
      {frequency !== 'one-off' &&
        field('frequencyCron', labels.frequencyCron, bound => (
          <LoadedInPlace load={loadCronField}>
            {CronField => (
              <CronField
                {...textOrNull(bound)}
                description={labels.frequencyCronHint}
                timeZone={timeZone}
              />
            )}
          </LoadedInPlace>
        ))}
    </>
  )
}

function frequencyWords(frequency: Frequency, labels: FieldTexts): string {
  const words = {
    'one-off': labels.frequencyOneOff,
    weekly: labels.frequencyWeekly,
    'bi-weekly': labels.frequencyBiWeekly,
    monthly: labels.frequencyMonthly,
    quarterly: labels.frequencyQuarterly,
    multiple: labels.frequencyMultiple,
  }
  return words[frequency]
}
