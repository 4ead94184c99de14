import { type CronPlan, type Repeats, repeats } from '../../../../core/format/cron-plan.ts'
import { NativeSelect } from '../../fields/native-select.tsx'
import { useLocale, useWords } from '../../language.tsx'
import { TimeField } from '../time-field.tsx'
import { cronTexts } from './texts.ts'

interface CronPlanChoiceProps {
  /** The field's; the controls' names say it too. */
  label: string
  /** Null while the expression is none of the plans. */
  plan: CronPlan | null
  disabled: boolean
  onChoose: (plan: CronPlan) => void
}

/** Evenings and Fridays are when raffles draw. */
const usual = { time: '20:00', weekday: 5 }
const custom = ''

/** How often, on which day, at what time: in words, for those who don't read cron. */
export function CronPlanChoice({ label, plan, disabled, onChoose }: CronPlanChoiceProps) {
  const words = useWords(cronTexts)
  const locale = useLocale()
  const time = plan?.time ?? usual.time
  const weekday = plan && 'weekday' in plan ? plan.weekday : usual.weekday
  return (
    <div className="rd-cron-plan">
      <NativeSelect
        aria-label={`${words.repeats}, ${label}`}
        value={plan?.repeats ?? custom}
        disabled={disabled}
        onChange={event => {
          const chosen = repeats.find(one => one === event.currentTarget.value)
          if (chosen) onChoose(planFor(chosen, time, weekday))
        }}
      >
        <option value={custom} disabled={plan !== null}>
          {words.custom}
        </option>
        {repeats.map(one => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </NativeSelect>
      {plan && 'weekday' in plan && (
        <NativeSelect
          aria-label={`${words.weekday}, ${label}`}
          value={plan.weekday}
          disabled={disabled}
          onChange={event => onChoose({ ...plan, weekday: Number(event.currentTarget.value) })}
        >
          {weekdayNames(locale).map((name, day) => (
            <option key={name} value={day}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      {plan && (
        <TimeField
          label={words.time}
          value={plan.time}
          disabled={disabled}
          onChange={next => {
            if (next !== null && /^\d{2}:\d{2}$/.test(next)) onChoose({ ...plan, time: next })
          }}
        />
      )}
    </div>
  )
}

function planFor(repeat: Repeats, time: string, weekday: number): CronPlan {
  return repeat === 'weekly' || repeat === 'monthly-first-weekday'
    ? { repeats: repeat, weekday, time }
    : { repeats: repeat, time }
}

/** From Sunday, as cron counts them. */
function weekdayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(`${locale}-CA`, { timeZone: 'UTC', weekday: 'long' })
  // 1 November 2026 is a Sunday.
  return [1, 2, 3, 4, 5, 6, 7].map(day => format.format(new Date(Date.UTC(2026, 10, day))))
}
