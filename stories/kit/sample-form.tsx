import { useState } from 'react'
import * as v from 'valibot'
import { isPhone } from '../../src/core/format/phone.ts'
import type { FormDraft } from '../../src/core/forms/drafts.ts'
import { filled, formRules } from '../../src/core/forms/form-rules.ts'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { MoneyField } from '../../src/screens/kit/fields/money-field.tsx'
import { PhoneField } from '../../src/screens/kit/fields/phone-field.tsx'
import { SelectField } from '../../src/screens/kit/fields/select-field.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { FieldList } from '../../src/screens/kit/forms/field-list.tsx'
import { fieldsOf } from '../../src/screens/kit/forms/fields-of.tsx'
import type { Attempt, SaveAnswer } from '../../src/screens/kit/forms/form.ts'
import { Form } from '../../src/screens/kit/forms/form.tsx'
import { FieldRow, FormField } from '../../src/screens/kit/forms/form-field.tsx'
import { FormSection } from '../../src/screens/kit/forms/form-section.tsx'
import { useKitForm } from '../../src/screens/kit/forms/use-kit-form.ts'
import { sampleFormWords } from './sample-form-words.ts'

const text = v.pipe(v.string(), v.nonEmpty())

const SampleSchema = v.object({
  name: v.pipe(text, v.maxLength(60)),
  drawType: filled(v.picklist(['barrel', 'rng'])),
  priceCents: filled(v.pipe(v.number(), v.integer(), v.minValue(1))),
  potCents: v.nullable(v.pipe(v.number(), v.integer())),
  contactEmail: v.pipe(v.string(), v.nonEmpty('email-required'), v.email()),
  contactPhone: v.pipe(
    v.string(),
    v.check(phone => phone === '' || isPhone(phone), 'phone'),
  ),
  packages: v.pipe(
    v.array(v.object({ title: text, priceCents: filled(v.number()) })),
    v.minLength(1),
  ),
  whiteLabel: v.object({ redirectUrl: v.string() }),
})

export type SampleValues = v.InferInput<typeof SampleSchema>

const rules = formRules(SampleSchema, ({ potCents, priceCents }) =>
  potCents !== null && priceCents !== null && potCents < priceCents
    ? [{ path: 'potCents', code: 'pot-below-price' }]
    : [],
)

export const filledIn: SampleValues = {
  name: 'Tern Cove spring raffle',
  drawType: 'rng',
  priceCents: 1000,
  potCents: 250_000,
  contactEmail: 'eva.muise@example.org',
  contactPhone: '9025550143',
  packages: [
    { title: 'Single', priceCents: 1000 },
    { title: 'Five tickets', priceCents: 4000 },
  ],
  whiteLabel: { redirectUrl: '' },
}

export const emptyForm: SampleValues = {
  name: '',
  drawType: null,
  priceCents: null,
  potCents: null,
  contactEmail: '',
  contactPhone: '',
  packages: [],
  whiteLabel: { redirectUrl: '' },
}

export interface SampleFormProps {
  locale: Locale
  values?: SampleValues
  version?: number
  save?: (values: SampleValues, attempt: Attempt<SampleValues>) => Promise<SaveAnswer<SampleValues>>
  draft?: FormDraft
  locked?: boolean
  guardsHistory?: boolean
  onSaved?: () => void
}

const answered = async (): Promise<SaveAnswer<SampleValues>> => ({ state: 'saved', version: 2 })

/** A raffle's form with every kind of part, as a screen would write it. */
export function SampleForm({
  locale,
  values = filledIn,
  save = answered,
  ...props
}: SampleFormProps) {
  const words = sampleFormWords[locale]
  const [initial] = useState(values)
  const form = useKitForm<SampleValues, unknown>({
    rules,
    values: initial,
    version: props.version,
    onSave: (_values, attempt) => save(attempt.typed, attempt),
    onSaved: props.onSaved,
    draft: props.draft,
    guardsHistory: props.guardsHistory,
    messages: { 'pot-below-price': words.potBelowPrice },
  })
  const field = fieldsOf(form)
  const lock = props.locked ? words.locked : undefined
  return (
    <Form form={form} saveLabel={words.save}>
      <FormSection title={words.basics} description={words.basicsDescription}>
        {field('name', words.name, bound => (
          <TextField {...bound} />
        ))}
        <FieldRow>
          <FormField
            form={form}
            name="drawType"
            label={words.drawType}
            lockedBecause={lock}
            show={type => type && words.drawTypes[type]}
          >
            {field => (
              <SelectField
                {...field}
                options={[
                  { id: 'barrel', label: words.drawTypes.barrel },
                  { id: 'rng', label: words.drawTypes.rng },
                ]}
              />
            )}
          </FormField>
          <FormField form={form} name="priceCents" label={words.price} lockedBecause={lock}>
            {field => <MoneyField {...field} currency="CAD" />}
          </FormField>
        </FieldRow>
        <FormField form={form} name="potCents" label={words.pot}>
          {field => <MoneyField {...field} currency="CAD" />}
        </FormField>
      </FormSection>
      <FormSection title={words.packages}>
        <FieldList
          form={form}
          name="packages"
          label={words.packages}
          itemName={words.package}
          addLabel={words.addPackage}
          newItem={() => ({ title: '', priceCents: null })}
          most={5}
          lockedBecause={lock}
        >
          {path => (
            <FieldRow>
              <FormField form={form} name={`${path}.title`} label={words.packageTitle}>
                {field => <TextField {...field} />}
              </FormField>
              <FormField form={form} name={`${path}.priceCents`} label={words.packagePrice}>
                {field => <MoneyField {...field} currency="CAD" />}
              </FormField>
            </FieldRow>
          )}
        </FieldList>
      </FormSection>
      <FormSection title={words.contact}>
        <FormField form={form} name="contactEmail" label={words.email}>
          {field => <TextField {...field} type="email" />}
        </FormField>
        {field('contactPhone', words.phone, bound => (
          <PhoneField {...bound} autoComplete="off" />
        ))}
      </FormSection>
      <FormSection title={words.more} description={words.moreDescription} starts="closed">
        <FormField form={form} name="whiteLabel.redirectUrl" label={words.redirect}>
          {field => <TextField {...field} type="url" />}
        </FormField>
      </FormSection>
    </Form>
  )
}
