import { type Ref, useId } from 'react'
import { formatFullMoment } from '../../../../core/format/clock.ts'
import { isCron, nextRuns } from '../../../../core/format/cron.ts'
import { type CronPlan, cronOf, planOf } from '../../../../core/format/cron-plan.ts'
import { isTimeZone } from '../../../../core/format/time-zone.ts'
import { addSheet } from '../../../../core/style/sheets.ts'
import { Field, type FieldProps } from '../../fields/field.tsx'
import { withSmallLetter } from '../../forms/fault-words.ts'
import { useLocale, useWords } from '../../language.tsx'
import cronFieldCss from './cron-field.css?inline'
import { CronPlanChoice } from './plan-choice.tsx'
import { cronTexts } from './texts.ts'

addSheet(cronFieldCss)

export interface CronFieldProps extends FieldProps<string> {
  /** The IANA zone that the times are meant in, such as the raffle's. */
  timeZone: string
  /** The present, which the next runs come after. */
  now?: Date | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * When something repeats, as a cron expression: chosen by words, or typed. Its next five runs stand under it.
 * Section 5, Cron field: what can't be read is said in the field; the form's rule is `isCron`.
 */
export function CronField(props: CronFieldProps) {
  const { label, value, onChange, now = new Date(), disabled = false } = props
  const timeZone = isTimeZone(props.timeZone) ? props.timeZone : 'UTC'
  const words = useWords(cronTexts)
  const runsId = useId()
  const isValid = isCron(value)
  const isWrong = value.trim() !== '' && !isValid
  const locked = props.lockedBecause !== undefined
  const choosePlan = (plan: CronPlan) => onChange(cronOf(plan))
  return (
    <Field
      {...props}
      error={
        props.error ?? (isWrong ? words.invalid({ field: withSmallLetter(label) }) : undefined)
      }
    >
      {links => (
        <div className="rd-cron">
          {!locked && (
            <CronPlanChoice
              label={label}
              plan={planOf(value)}
              disabled={disabled}
              onChoose={choosePlan}
            />
          )}
          <input
            {...links}
            ref={props.ref}
            className="rd-input rd-cron-input"
            type="text"
            name={props.name}
            value={value}
            disabled={disabled}
            readOnly={locked}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            aria-describedby={`${runsId} ${links['aria-describedby']}`}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={props.onBlur}
          />
          <div id={runsId} className="rd-cron-runs" aria-live="polite">
            {isValid && <NextRuns expression={value} timeZone={timeZone} now={now} />}
            {!isValid && <p>{words.form}</p>}
          </div>
        </div>
      )}
    </Field>
  )
}

function NextRuns(props: { expression: string; timeZone: string; now: Date }) {
  const words = useWords(cronTexts)
  const locale = useLocale()
  const runs = nextRuns(props.expression, props.timeZone, props.now)
  return (
    <>
      <p>{words.nextRuns}</p>
      <ol>
        {runs.map(run => (
          <li key={run}>{formatFullMoment(run, props.timeZone, locale)}</li>
        ))}
      </ol>
    </>
  )
}
