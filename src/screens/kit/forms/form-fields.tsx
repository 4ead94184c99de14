import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Field, FieldKind } from '../../../core/fields/field.ts'
import { NumberField } from '../fields/number-field.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { KitForm } from './form.ts'
import { type BoundField, FormField } from './form-field.tsx'

interface FormFieldsProps<Values extends FieldValues> {
  form: KitForm<Values>
  fields: { readonly [Name in keyof Values]?: Pick<Field<unknown>, 'kind'> }
  /** Which of them, in their order. */
  names: readonly (keyof Values & string)[]
  /** Labels by the fields' names; "nameHint" describes the field "name". */
  words: object
  /** Why they can't be changed now. */
  lockedBecause?: string | undefined
}

/** Plain fields of a record as its declaration has them. What is special is drawn beside them, by `fieldsOf`. */
export function FormFields<Values extends FieldValues>({
  form,
  fields,
  names,
  words,
  lockedBecause,
}: FormFieldsProps<Values>) {
  const word = (name: string): string => Reflect.get(words, name) ?? ''
  return names.map(name => (
    <FormField
      key={name}
      form={form}
      name={name as FieldPath<Values>}
      label={word(name)}
      lockedBecause={lockedBecause}
    >
      {bound =>
        draw(fields[name]?.kind ?? 'text', bound as BoundField<unknown>, word(`${name}Hint`))
      }
    </FormField>
  ))
}

function draw(kind: FieldKind, given: BoundField<unknown>, description?: string): ReactNode {
  const bound = { ...given, ...(description && { description }) }
  switch (kind) {
    case 'long-text':
      return <TextAreaField {...(bound as BoundField<string>)} />
    case 'count':
      return <NumberField {...(bound as BoundField<number | null>)} />
    case 'yes-no':
      return <SwitchField {...(bound as BoundField<boolean>)} />
    default:
      return (
        <TextField {...(bound as BoundField<string>)} type={kind === 'email' ? 'email' : 'text'} />
      )
  }
}
