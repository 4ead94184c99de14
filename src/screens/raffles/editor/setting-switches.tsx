import type { FieldNames } from '../../../core/raffles/field-names.ts'
import type { RaffleSettings } from '../../../core/raffles/settings.ts'
import { SwitchField } from '../../kit/fields/switch-field.tsx'
import type { EditorParts } from './parts.ts'

/** Settings that are on or off and labelled by their own name. */
export type SwitchName = {
  [Name in keyof RaffleSettings]: RaffleSettings[Name] extends boolean ? Name : never
}[keyof RaffleSettings] &
  keyof FieldNames

interface SettingSwitchesProps {
  parts: EditorParts
  /** Each with a hint, where its name alone doesn't explain it. */
  names: readonly (readonly [name: SwitchName, hint?: string, lockedBecause?: string | undefined])[]
}

/** Switches under each other. */
export function SettingSwitches({ parts: { field, labels }, names }: SettingSwitchesProps) {
  return names.map(([name, hint, lockedBecause]) =>
    field(
      `settings.${name}`,
      labels[name],
      bound => <SwitchField {...bound} description={hint} />,
      { lockedBecause },
    ),
  )
}
