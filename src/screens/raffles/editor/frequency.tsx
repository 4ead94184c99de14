import { useWatch } from 'react-hook-form'
import { loadChunk } from '../../../core/load-chunk.ts'
import { choiceTexts } from '../../../core/raffles/choice-texts.ts'
import { frequencies } from '../../../core/raffles/raffle.ts'
import { useTexts } from '../../desk.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { textOrNull } from '../../kit/forms/text-or-null.ts'
import { LoadedInPlace } from '../../loaded-in-place.tsx'
import type { EditorParts } from './parts.ts'

const loadCronField = () =>
  loadChunk(async () => ({
    default: (await import('../../kit/dates/cron/cron-field.tsx')).CronField,
  }))

/** Section 9's frequencies; where one repeats, when the next one starts. */
export function FrequencyFields({ parts, timeZone }: { parts: EditorParts; timeZone: string }) {
  const { form, field, labels } = parts
  const frequency = useWatch({ control: form.methods.control, name: 'frequency' })
  const words = useTexts(choiceTexts)
  const options = frequencies.map(id => ({ id, label: words[`frequency-${id}`] }))
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
        { show: id => words[`frequency-${id}`] },
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
