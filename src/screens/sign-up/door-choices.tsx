/** What is chosen on the page of a sign-up: the kit's least frame, as its other fields have it. */
import { addSheet } from '../../core/style/sheets.ts'
import { FieldFrame } from '../kit/fields/field-frame.tsx'
import { NativeSelect } from '../kit/fields/native-select.tsx'
import toggleCss from '../kit/fields/toggle.css?inline'

addSheet(toggleCss)

interface ChoiceProps<Value> {
  name: string
  label: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}

interface DoorSelectProps extends ChoiceProps<string> {
  /** What stands there before one is chosen. */
  choose: string
  options: readonly { id: string; label: string }[]
  autoComplete: 'country' | 'address-level1' | 'off'
}

/** The browser's own list, which it can fill in by itself. */
export function DoorSelect(props: DoorSelectProps) {
  const { label, error, choose, options, onChange, ...select } = props
  return (
    <FieldFrame label={label} error={error}>
      {links => (
        <NativeSelect
          {...select}
          {...links}
          required
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="">{choose}</option>
          {options.map(option => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}

/** Something to agree to. */
export function DoorCheck({ label, error, value, onChange, ...input }: ChoiceProps<boolean>) {
  return (
    <FieldFrame label={label} error={error}>
      {links => (
        <input
          {...input}
          {...links}
          className="rd-toggle rd-checkbox"
          type="checkbox"
          required
          checked={value}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      )}
    </FieldFrame>
  )
}
