import { Toggle, type ToggleProps } from './toggle.tsx'

/** Something to agree to or to include: it counts once the form is saved. */
export function CheckboxField(props: ToggleProps) {
  return <Toggle {...props} kind="checkbox" />
}
