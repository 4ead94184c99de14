import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { KitForm } from './form.ts'
import { type BoundField, FormField, type FormFieldOptions } from './form-field.tsx'

/**
 * `<FormField>` in one line, for forms of many fields: `const field = fieldsOf(form)`, then
 * `{field('name', texts.name, bound => <TextField {...bound} />)}`.
 */
export function fieldsOf<Values extends FieldValues>(form: KitForm<Values>) {
  return <Name extends FieldPath<Values>>(
    name: Name,
    label: string,
    draw: (bound: BoundField<FieldPathValue<Values, Name>>) => ReactNode,
    options: FormFieldOptions<FieldPathValue<Values, Name>> = {},
  ) => (
    <FormField<Values, Name> key={name} form={form} name={name} label={label} {...options}>
      {draw}
    </FormField>
  )
}
