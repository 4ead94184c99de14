import { useEffect, useRef } from 'react'
import { mayBeAnotherBuyer } from '../../core/order-entry/another-buyer.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { useTexts } from '../desk.tsx'
import { CheckboxField } from '../kit/fields/checkbox-field.tsx'
import { PostalCodeField } from '../kit/fields/postal-code-field.tsx'
import { RegionField } from '../kit/fields/region-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { useAddressLabels } from '../kit/fields/use-address-labels.ts'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { EntryPart } from './entry-part.tsx'
import type { PartProps } from './parts.ts'

/** What is asked and read out before money changes hands. */
export function BeforePayment({ form, sale, values, asked }: PartProps) {
  const texts = useTexts(orderEntryTexts)
  const field = fieldsOf(form)
  const { scripts, minimumAge, shipping } = asked
  useAskedAnew({ form, values, asked })
  return (
    <EntryPart title={texts.confirm}>
      {shipping && <Shipping form={form} sale={sale} isElsewhere={values.ships} />}
      {scripts.length > 0 && (
        <figure className="rd-entry-script">
          <figcaption className="rd-entry-quiet">{texts.readAloud}</figcaption>
          {scripts.map(script => (
            <blockquote key={script.en} lang={values.customer.locale}>
              {script[values.customer.locale]}
            </blockquote>
          ))}
        </figure>
      )}
      <div className="rd-entry-ticks">
        {scripts.length > 0 &&
          field('scriptRead', texts.scriptRead, bound => <CheckboxField {...bound} />, {
            required: true,
          })}
        {minimumAge > 0 &&
          field(
            'ofAge',
            texts.ofAge({ years: String(minimumAge) }),
            bound => (
              <CheckboxField
                {...bound}
                // Nobody is there to be asked.
                error={bound.error && values.source === 'mail' ? texts['of-age-mail'] : bound.error}
              />
            ),
            { required: true },
          )}
      </div>
    </EntryPart>
  )
}

/** What was confirmed of one text, of one age or by one buyer is confirmed of no other: its tick goes when more is asked. */
function useAskedAnew({ form, values, asked }: Pick<PartProps, 'form' | 'values' | 'asked'>) {
  const read = useRef<readonly string[]>(null)
  const age = useRef<number>(null)
  const by = useRef(values.customer)
  const texts = asked.scripts.map(script => script[values.customer.locale])
  // Nothing of the order is on sale any more: what is asked instead isn't what was confirmed.
  const isForeign = asked.lines.length === 0 && values.lines.length > 0
  useEffect(() => {
    if (values.sent !== null) return
    if (!values.scriptRead && !values.ofAge) by.current = { ...values.customer }
    else if (mayBeAnotherBuyer(by.current, values.customer)) {
      form.methods.setValue('scriptRead', false)
      form.methods.setValue('ofAge', false)
    }
    read.current = values.scriptRead ? (read.current ?? (isForeign ? [] : texts)) : null
    age.current = values.ofAge ? (age.current ?? (isForeign ? 0 : asked.minimumAge)) : null
    const { current: known } = read
    if (known && !texts.every(text => known.includes(text)))
      form.methods.setValue('scriptRead', false)
    if (age.current !== null && asked.minimumAge > age.current)
      form.methods.setValue('ofAge', false)
  })
}

/** Where printed tickets go, if not to the buyer. */
function Shipping({
  form,
  sale,
  isElsewhere,
}: Pick<PartProps, 'form' | 'sale'> & { isElsewhere: boolean }) {
  const texts = useTexts(orderEntryTexts)
  const labels = useAddressLabels(sale.country)
  const field = fieldsOf(form)
  const required = { required: true }
  return (
    <>
      {field('ships', texts.ships, bound => (
        <CheckboxField
          {...bound}
          onChange={ships => {
            form.faults.spare('shipping')
            bound.onChange(ships)
          }}
        />
      ))}
      {isElsewhere && (
        <div className="rd-entry-grid">
          {field('shipping.name', texts.shipTo, bound => (
            <TextField {...bound} autoComplete="off" />
          ))}
          {field(
            'shipping.address',
            texts.address,
            bound => (
              <TextField {...bound} autoComplete="off" />
            ),
            required,
          )}
          {field(
            'shipping.city',
            texts.city,
            bound => (
              <TextField {...bound} autoComplete="off" />
            ),
            required,
          )}
          {field(
            'shipping.province',
            labels.region,
            bound => (
              <RegionField {...bound} country={sale.country} />
            ),
            required,
          )}
          {field(
            'shipping.postalCode',
            labels.postalCode,
            bound => (
              <PostalCodeField {...bound} country={sale.country} />
            ),
            required,
          )}
        </div>
      )}
    </>
  )
}
