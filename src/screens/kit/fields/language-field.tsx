import type { FieldProps } from './field.tsx'
import { SelectField } from './select-field.tsx'

type Language = 'en' | 'fr'

interface LanguageFieldProps extends FieldProps<Language> {
  words: Readonly<Record<`language-${Language}`, string>>
}

/** One of the product's two languages. */
export function LanguageField({ words, onChange, ...field }: LanguageFieldProps) {
  return (
    <SelectField
      {...field}
      options={(['en', 'fr'] as const).map(id => ({ id, label: words[`language-${id}`] }))}
      onChange={chosen => onChange(chosen ?? 'en')}
    />
  )
}
