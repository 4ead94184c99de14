import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { fullName } from '../../core/customers/full-name.ts'
import { formatMoney } from '../../core/format/money.ts'
import { regionName } from '../../core/format/regions.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import {
  forAnother,
  isAnotherBuyer,
  knownWith,
  mayBeAnotherBuyer,
} from '../../core/order-entry/another-buyer.ts'
import type { FoundBuyer } from '../../core/order-entry/found-buyer.ts'
import { outsideOf } from '../../core/order-entry/missing.ts'
import { createBuyerSearch, repeatOf } from '../../core/order-entry/order-entry.ts'
import type { PurchaseSource } from '../../core/order-entry/purchase.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { customerOf, type EntryValues, provinceFor } from '../../core/order-entry/typed-entry.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { PostalCodeField } from '../kit/fields/postal-code-field.tsx'
import { RegionField } from '../kit/fields/region-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { useAddressLabels } from '../kit/fields/use-address-labels.ts'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { useLocale } from '../kit/language.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { AboutBuyer } from './about-buyer.tsx'
import { BuyerLookUp } from './buyer-look-up.tsx'
import { EntryPart } from './entry-part.tsx'
import type { PartProps } from './parts.ts'
import { SourceSwitch } from './source-switch.tsx'

const loadMail = () => loadChunk(() => import('./mail-fields.tsx'))

interface BuyerPartProps extends PartProps {
  sources: readonly PurchaseSource[]
  /** What was filled in leaves that to ask. */
  toMissing: () => void
}

/** Whoever buys: found by phone, or typed; the postal code tells the province. */
export function BuyerPart({ sources, toMissing, ...parts }: BuyerPartProps) {
  const { form, sale, values, asked } = parts
  const texts = useTexts(orderEntryTexts)
  const desk = useDesk()
  const locale = useLocale()
  const labels = useAddressLabels(sale.country)
  const field = fieldsOf(form)
  const plain = (
    name: 'customer.firstName' | 'customer.lastName' | 'customer.address' | 'customer.city',
    label: string,
    options = {},
  ) => field(name, label, bound => <TextField {...bound} autoComplete="off" />, options)
  const ofAddress = asked.address ? { required: true } : {}
  const { setValue, getValues } = form.methods
  const outside = outsideOf(values, sale)
  const [search] = useState(() => createBuyerSearch(desk))
  const found = useStore(search.$found)
  /** What was filled in by itself, for the line below the number. */
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => () => search.stop(), [search])
  const known = useAnother(parts, name => setSaid(texts.anotherBuyer({ name })))

  function take(buyer: FoundBuyer, repeats: boolean) {
    search.stop()
    const name = fullName(buyer)
    const customer = customerOf(buyer)
    if (mayBeAnotherBuyer(known.current.customer, customer))
      write(form, forAnother(values, known.current))
    setValue('customer', customer)
    known.current = structuredClone({ ...getValues(), customer })
    const { lines, missing } = repeatOf(buyer, sale, values.source)
    if (repeats) {
      setValue('lines', lines)
      setValue('secondName', buyer.last?.secondName ?? '')
    }
    const lost = texts.leftOut({ number: String(missing) })(missing)
    const donated = buyer.last?.donationCents ?? 0
    const amount = formatMoney(donated, sale.currency, locale)
    setSaid(
      [
        repeatWords(),
        ...(repeats && missing > 0 && lines.length > 0 ? [lost] : []),
        ...(repeats && donated > 0 ? [texts.donationLeftOut({ amount })] : []),
      ].join(' '),
    )
    function repeatWords() {
      if (!repeats) return texts.taken({ name })
      return lines.length > 0 ? texts.repeated({ name }) : texts.repeatedNone({ name })
    }
    // Whoever is found may live elsewhere, which is better known before the rest is asked.
    if (buyer.postalCode) form.faults.touch('customer.postalCode', 'blur')
    // Once what was filled in is drawn.
    setTimeout(toMissing)
  }

  function onPostalCode(typed: string) {
    const chosen = getValues('customer.province')
    setValue('customer.province', provinceFor(typed, chosen, sale.country))
  }

  return (
    <EntryPart
      title={texts.customer}
      keyName="F2"
      aside={sources.length > 1 && <SourceSwitch {...parts} sources={sources} />}
    >
      {values.source === 'mail' && (
        <LoadedInPlace load={loadMail}>{MailFields => <MailFields {...parts} />}</LoadedInPlace>
      )}
      <div className="rd-entry-grid">
        {field('customer.phone', texts.phone, bound => (
          <BuyerLookUp
            {...bound}
            // Who passes it by may give an email, or an address: what is missing is said at the end.
            onBlur={() => getValues('customer.phone') !== '' && bound.onBlur()}
            found={found}
            said={said}
            onLook={typed => {
              setSaid(null)
              search.look(typed)
            }}
            onTake={take}
            onHurry={search.hurry}
            onPass={toMissing}
            sale={sale}
          />
        ))}
        {plain('customer.firstName', texts.firstName)}
        {plain('customer.lastName', texts.lastName)}
      </div>
      <div className="rd-entry-grid rd-entry-halves">
        {field('customer.email', texts.email, bound => (
          <TextField {...bound} type="email" autoComplete="off" />
        ))}
        {field(
          'customer.postalCode',
          labels.postalCode,
          bound => (
            <PostalCodeField
              {...bound}
              country={sale.country}
              aside={
                bound.error !== undefined &&
                outside && (
                  <span className="rd-entry-quiet" role="status">
                    {texts.onlyIn({
                      raffle: outside.name,
                      province: regionName(sale.country, outside.province, locale),
                    })}
                  </span>
                )
              }
              onChange={typed => {
                bound.onChange(typed)
                onPostalCode(typed)
              }}
            />
          ),
          { required: asked.postalCode },
        )}
      </div>
      <div className="rd-entry-grid">
        {plain('customer.address', texts.address, ofAddress)}
        {plain('customer.city', texts.city, ofAddress)}
        {field('customer.province', labels.region, bound => (
          <RegionField {...bound} country={sale.country} />
        ))}
        <AboutBuyer {...parts} />
      </div>
    </EntryPart>
  )
}

/**
 * Takes what was said of the earlier buyer out of the form as soon as it is another's.
 *
 * @param say whose it was
 * @returns the form as it was last while it was surely one buyer's
 */
function useAnother({ form, values }: PartProps, say: (name: string) => void) {
  const known = useRef<EntryValues>(structuredClone(values))
  useEffect(() => {
    const { customer } = known.current
    if (values.sent !== null) return
    if (isAnotherBuyer(customer, values.customer)) {
      const now = forAnother(values, known.current)
      write(form, now)
      known.current = now
      say(fullName(customer))
    }
    // A form writes into its own values.
    known.current = knownWith(known.current, structuredClone(values))
  })
  return known
}

/** Every part but the lines: those are chosen. */
function write({ methods, faults }: PartProps['form'], now: EntryValues): void {
  const { customer, shipping, ships, secondName, donation, referral, ageRange, gender } = now
  const changed = { customer, shipping, ships, secondName, donation, referral, ageRange, gender }
  for (const [name, value] of Object.entries(changed))
    methods.setValue(name as keyof typeof changed, value)
  methods.setValue('tender', now.tender)
  methods.setValue('ofAge', now.ofAge)
  methods.setValue('scriptRead', now.scriptRead)
  faults.spare('customer')
}
