import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { useTexts } from '../../desk.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { NativeSelect } from '../../kit/fields/native-select.tsx'
import { NumberField } from '../../kit/fields/number-field.tsx'

export interface Shift {
  /** Null while nothing is written, NaN for what can't be read. */
  amount: number | null
  unit: 'days' | 'weeks'
}

/** Ten years. */
export const mostDays = 3650

/** Whole days, or null while it says none that dates can be moved by. */
export function shiftDaysOf({ amount, unit }: Shift): number | null {
  const days = (amount ?? Number.NaN) * (unit === 'weeks' ? 7 : 1)
  return Number.isInteger(days) && days >= 0 && days <= mostDays ? days : null
}

interface ShiftFieldsProps {
  value: Shift
  onChange: (value: Shift) => void
  error: string | undefined
}

/** By how much dates move: a number, and days or weeks. */
export function ShiftFields({ value, onChange, error }: ShiftFieldsProps) {
  const texts = useTexts(raffleActionTexts)
  return (
    <div className="rd-copy-shift">
      <NumberField
        label={texts.copyShift}
        description={texts.copyShiftHint}
        value={value.amount}
        onChange={amount => onChange({ ...value, amount })}
        error={error}
      />
      <Field label={texts.copyUnit}>
        {links => (
          <NativeSelect
            {...links}
            value={value.unit}
            onChange={event =>
              onChange({ ...value, unit: event.target.value === 'days' ? 'days' : 'weeks' })
            }
          >
            <option value="days">{texts.copyDays}</option>
            <option value="weeks">{texts.copyWeeks}</option>
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}
