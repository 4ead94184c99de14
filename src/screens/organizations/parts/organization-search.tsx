import { type Ref, useState } from 'react'
import { organizationsTexts } from '../../../core/organizations/texts.ts'
import type { OrganizationChoice } from '../../../core/session/user.ts'
import { useTexts } from '../../desk.tsx'
import { ComboboxField } from '../../kit/fields/combobox-field.tsx'
import type { FieldNotes } from '../../kit/fields/field.tsx'
import { useOrganizationSearch } from './use-organization-search.ts'

interface OrganizationSearchProps extends Omit<FieldNotes, 'label' | 'required'> {
  /** "Organization" unless a screen has two of them. */
  label?: string
  name?: string
  disabled?: boolean
  /** The organisation's id. */
  value: string | null
  onChange: (value: string | null, organization: OrganizationChoice | null) => void
  onBlur?: () => void
  /** The organisation where its name is known; else it is looked up. */
  chosen?: OrganizationChoice | null
  /** Nothing chosen is fine, as in a filter. Otherwise the field says that it is required. */
  allowEmpty?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * The organisation search of section 2 as a field of a form, a filter or a report. People who may list
 * organisations search in the whole list, retrieved once and kept (section 9); others in their own.
 * In the switcher stands `OrganizationSearchList`.
 */
export function OrganizationSearch(props: OrganizationSearchProps) {
  const { label, value, onChange, onBlur, chosen, allowEmpty = false, error, ...field } = props
  const texts = useTexts(organizationsTexts)
  const search = useOrganizationSearch('choose')
  const [touched, setTouched] = useState(false)
  const missing = touched && value === null && !allowEmpty ? texts.required : undefined
  return (
    <ComboboxField
      {...field}
      {...search}
      label={label ?? texts.search}
      required={!allowEmpty}
      clearable
      error={error ?? missing}
      value={value}
      chosen={chosen && { id: chosen.id, label: chosen.name }}
      onChange={(id, option) => {
        setTouched(true)
        onChange(id, option && { id: option.id, name: option.label })
      }}
      onBlur={() => {
        setTouched(true)
        onBlur?.()
      }}
    />
  )
}
