interface Bound {
  value: string | null
  onChange: (value: string | null) => void
}

/** A text that the API has as null where there is none, as a field of text takes it. */
export function textOrNull<Field extends Bound>({ value, onChange, ...field }: Field) {
  return {
    ...field,
    value: value ?? '',
    onChange: (text: string) => onChange(text === '' ? null : text),
  }
}
