import type { KeyboardEvent } from 'react'
import { formatMoney } from '../../core/format/money.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import type { CardKey } from '../../core/order-entry/card-messages.ts'
import { likelyAmounts } from '../../core/order-entry/cash.ts'
import type { TenderType } from '../../core/order-entry/purchase.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import type { Outbox } from '../../core/outbox/outbox.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { MoneyField } from '../kit/fields/money-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormField } from '../kit/forms/form-field.tsx'
import { KeyMark } from '../kit/key.tsx'
import { useLocale } from '../kit/language.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { EntryPart } from './entry-part.tsx'
import type { PartProps } from './parts.ts'
import paymentPartCss from './payment-part.css?inline'
import { Segments } from './segments.tsx'
import type { CardAsked } from './use-card-tokens.ts'
import { useIsCutOff } from './use-outbox.ts'

addSheet(paymentPartCss)

/** Most people pay by something else: what it asks for comes with it. */
const loadCard = () => loadChunk(() => import('./card-part.tsx'))
const loadCheque = () => loadChunk(() => import('./cheque-fields.tsx'))

interface PaymentPartProps extends PartProps {
  outbox: Outbox
  /** Asks the provider's fields for a token, while they are shown. */
  card: CardAsked
  onEnter: () => void
  /** A key that was pressed in them, and leads elsewhere. */
  onKey: (key: CardKey) => void
}

/** How it is paid: one tender for all of it. */
export function PaymentPart(props: PaymentPartProps) {
  const { form, values, asked } = props
  const texts = useTexts(orderEntryTexts)
  const amounts = values.tender.type === 'cash' ? likelyAmounts(asked.totalCents) : []
  const give = (cents: number | null) => form.methods.setValue('tender.givenCents', cents)

  /** Digits hand over the amounts that are offered, but in a field, where they are written. */
  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    if (isField || event.altKey || event.ctrlKey || event.metaKey) return
    const at = Number(event.key) - 1
    const amount = [null, ...amounts][at]
    if (values.tender.type !== 'cash' || amount === undefined) return
    event.preventDefault()
    give(amount)
  }

  return (
    <fieldset className="rd-entry-payment" onKeyDown={onKeyDown}>
      <EntryPart
        title={texts.payment}
        keyName="F9"
        aside={
          <FormField form={form} name="tender.type" label={texts.payment}>
            {bound => (
              <Segments<TenderType>
                {...bound}
                onChange={type => {
                  form.faults.spare('tender')
                  bound.onChange(type)
                }}
                options={asked.tenders.map(id => ({ id, label: texts[`tender-${id}`] }))}
              />
            )}
          </FormField>
        }
      >
        <Tender {...props} amounts={amounts} onGive={give} />
      </EntryPart>
    </fieldset>
  )
}

interface TenderProps extends PaymentPartProps {
  amounts: readonly number[]
  onGive: (cents: number | null) => void
}

function Tender({
  form,
  sale,
  values,
  asked,
  outbox,
  amounts,
  card,
  onGive,
  onEnter,
  onKey,
}: TenderProps) {
  const isCutOff = useIsCutOff(outbox)
  const { cardOffline } = useTexts(outboxTexts)
  const texts = useTexts(orderEntryTexts)
  const locale = useLocale()
  const field = fieldsOf(form)
  const hint = <span className="rd-entry-quiet">{texts.givenHint}</span>
  switch (values.tender.type) {
    case 'cash':
      return (
        <div className="rd-entry-grid">
          {field('tender.givenCents', texts.given, bound => (
            <MoneyField {...bound} aside={hint} currency={sale.currency} />
          ))}
          <fieldset className="rd-entry-amounts">
            <legend className="rd-only-read-out">{texts.given}</legend>
            {[null, ...amounts].map((amount, at) => (
              <button
                key={amount}
                type="button"
                className="rd-entry-amount"
                aria-pressed={values.tender.givenCents === amount}
                onClick={() => onGive(amount)}
              >
                <KeyMark of={String(at + 1)} />
                {amount === null ? texts.exact : formatMoney(amount, sale.currency, locale)}
              </button>
            ))}
          </fieldset>
        </div>
      )
    case 'cheque':
      return (
        <LoadedInPlace load={loadCheque}>
          {ChequeFields => <ChequeFields form={form} sale={sale} values={values} />}
        </LoadedInPlace>
      )
    case 'money order':
      return (
        <div className="rd-entry-grid">
          {field(
            'tender.number',
            texts.moneyOrderNumber,
            bound => (
              <TextField {...bound} autoComplete="off" />
            ),
            { required: true },
          )}
        </div>
      )
    case 'credit':
      return (
        <FormField form={form} name="tender.token" label={texts['tender-credit']}>
          {({ error = null }) => (
            <LoadedInPlace load={loadCard}>
              {CardPart => (
                <CardPart
                  card={card}
                  amountCents={asked.totalCents}
                  currency={sale.currency}
                  fault={error ?? (isCutOff ? cardOffline : null)}
                  onEnter={onEnter}
                  onKey={onKey}
                />
              )}
            </LoadedInPlace>
          )}
        </FormField>
      )
    case 'free':
      return <p className="rd-entry-quiet">{texts.freeNote}</p>
  }
}
