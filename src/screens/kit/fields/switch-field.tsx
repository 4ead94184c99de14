import { Toggle, type ToggleProps } from './toggle.tsx'

/** A setting that is on or off, its label at the other end of the line. */
export function SwitchField(props: ToggleProps) {
  return <Toggle {...props} kind="switch" />
}
