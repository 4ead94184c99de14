import {
  type ReactNode,
  type RefCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { addSheet } from '../../../core/style/sheets.ts'
import { FaultToldContext } from '../fields/field-frame.tsx'
import { useWords } from '../language.tsx'
import { faultWords } from './fault-words.ts'
import type { KitForm, Show } from './form.ts'
import formFieldCss from './form-field.css?inline'
import { formTexts } from './texts.ts'

addSheet(formFieldCss)

/** Fields of several things answer lists that nobody changes in place. */
type Given<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value

/** What a field is handed: spread it. */
export interface BoundField<Value> {
  name: string
  label: string
  value: Value
  onChange: (value: Given<Value>) => void
  onBlur: () => void
  ref: RefCallback<{ focus(): void }>
  error: string | undefined
  required: boolean
  lockedBecause: string | undefined
}

export interface FormFieldOptions<Value> {
  /** Where the schema can't tell, because it depends on other fields. */
  required?: boolean
  /** Why it can't be changed now. */
  lockedBecause?: string | undefined
  /** The value in words, where both sides of a conflict are shown. */
  show?: Show<Value>
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends FormFieldOptions<FieldPathValue<Values, Name>> {
  form: KitForm<Values>
  /** A path of the schema: `name`, `whiteLabel.buttonColor`. */
  name: Name
  label: string
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode
}

/** Binds a field to its place in a form: value, message, focus, whether it must be filled in. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  required = form.isRequired(name),
  lockedBecause,
  show,
  children,
}: FormFieldProps<Values, Name>) {
  const texts = useWords(formTexts)
  const { field } = useController({ control: form.methods.control, name })
  const { faults, places } = form
  const fault = useSyncExternalStore(faults.subscribe, () => faults.of(name, places.nameOf))
  const box = useRef<HTMLDivElement>(null)
  const control = useRef<{ focus(): void } | null>(null)
  const ref = useRef<RefCallback<{ focus(): void }>>(element => {
    control.current = element
  })
  // Whoever is in it hears it here: the focus doesn't come to it once more.
  const isTold =
    fault !== undefined && faults.wasTold(fault) && box.current?.matches(':focus-within') !== true
  const shown = useRef(show)
  shown.current = show

  useLayoutEffect(() => {
    if (!box.current) return
    return places.add(name, {
      label,
      show: value => shown.current?.(value as FieldPathValue<Values, Name>),
      element: box.current,
      focus: () => control.current?.focus(),
    })
  }, [places, name, label])

  return (
    <div ref={box} className="rd-form-field" data-field={name}>
      <FaultToldContext value={isTold}>
        {children({
          name,
          label,
          value: field.value,
          onChange(value) {
            field.onChange(value)
            faults.touch(name, 'change')
          },
          onBlur() {
            // A field that goes away while it has the focus was left by nobody.
            if (!box.current?.isConnected) return
            field.onBlur()
            faults.touch(name, 'blur')
          },
          ref: ref.current,
          error: fault && faultWords(fault, label, texts, form.messages),
          required,
          lockedBecause,
        })}
      </FaultToldContext>
    </div>
  )
}

/** Short fields that stand side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="rd-form-row">{children}</div>
}
