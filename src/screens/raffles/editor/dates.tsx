import { useWatch } from 'react-hook-form'
import { choiceTexts } from '../../../core/raffles/choice-texts.ts'
import { drawMinimum, isInstant } from '../../../core/raffles/editor/together.ts'
import { inOtherZone } from '../../../core/raffles/editor/zone-change.ts'
import { useTexts } from '../../desk.tsx'
import { DateTimeField } from '../../kit/dates/date-time-field.tsx'
import { RadioCardsField } from '../../kit/fields/radio-cards-field.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { Announced } from './announced.tsx'
import { FrequencyFields } from './frequency.tsx'
import type { SectionProps } from './parts.ts'
import { EditorSection } from './section.tsx'
import { TimeZoneField } from './time-zone.tsx'

const moments = ['startDate', 'endDate', 'drawDate'] as const

/** Section 5, "Event dates": combined with the raffle's zone, each with its minimum. */
export function Dates({ parts }: SectionProps) {
  const { form, field, texts, labels, lockOf } = parts
  const { control } = form.methods
  const [startDate, endDate, timeZone] = useWatch({
    control,
    name: ['startDate', 'endDate', 'timeZone'],
  })
  const least = drawMinimum({ startDate, endDate })
  const tooEarly = least?.is === 'end' ? texts.drawBeforeEnd : texts.drawBeforeStart
  const words = useTexts(choiceTexts)
  const drawTypes = [
    { id: 'barrel', label: words['drawType-barrel'], description: labels.drawTypeBarrelHint },
    { id: 'rng', label: words['drawType-rng'], description: labels.drawTypeRngHint },
  ] as const

  /** The times that people wrote stay what they are on the wall. */
  function moveTo(zone: string) {
    for (const name of moments) {
      const instant = form.methods.getValues(name)
      if (isInstant(instant))
        form.methods.setValue(name, inOtherZone(instant, timeZone, zone), { shouldDirty: true })
    }
  }

  return (
    <EditorSection id="dates" title={texts.dates}>
      {field(
        'timeZone',
        labels.timeZone,
        bound => (
          <TimeZoneField
            {...bound}
            description={labels.timeZoneHint}
            zones={parts.view.timeZones}
            onChange={zone => {
              moveTo(zone)
              bound.onChange(zone)
            }}
          />
        ),
        { lockedBecause: lockOf('timeZone') },
      )}
      {field(
        'startDate',
        labels.startDate,
        bound => (
          <DateTimeField {...bound} timeZone={timeZone} usualTime="09:00" />
        ),
        { lockedBecause: lockOf('startDate') },
      )}
      {field(
        'endDate',
        labels.endDate,
        bound => (
          <DateTimeField
            {...bound}
            timeZone={timeZone}
            usualTime="21:00"
            min={
              isInstant(startDate) ? { at: startDate, because: texts.endBeforeStart } : undefined
            }
          />
        ),
        { lockedBecause: lockOf('endDate') },
      )}
      {field(
        'drawDate',
        labels.drawDate,
        bound => (
          <DateTimeField
            {...bound}
            timeZone={timeZone}
            usualTime="12:00"
            min={least ? { at: least.at, because: tooEarly } : undefined}
          />
        ),
        { lockedBecause: lockOf('drawDate') },
      )}
      {field('drawLocation', labels.drawLocation, bound => (
        <TextAreaField {...bound} description={labels.drawLocationHint} maximumLength={300} />
      ))}
      {field(
        'drawType',
        labels.drawType,
        bound => (
          <RadioCardsField {...bound} options={drawTypes} />
        ),
        {
          lockedBecause: lockOf('drawType'),
          show: type => drawTypes.find(({ id }) => id === type)?.label,
        },
      )}
      <FrequencyFields parts={parts} timeZone={timeZone} />
      <Announced parts={parts} />
    </EditorSection>
  )
}
