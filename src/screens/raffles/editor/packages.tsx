import { newPackage } from '../../../core/raffles/editor/fields.ts'
import { packagesAtMost } from '../../../core/raffles/ticket-package.ts'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { NumberField } from '../../kit/fields/number-field.tsx'
import { FieldList } from '../../kit/forms/field-list.tsx'
import { FieldRow } from '../../kit/forms/form-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import type { SectionProps } from './parts.ts'

/**
 * Tickets at a price, each with its own inventory (some licences cap each series). Tickets and price lock with
 * the first order; how many may be sold doesn't.
 */
export function Packages({ parts }: SectionProps) {
  const { form, field, texts, labels, raffle, currency, lockOf } = parts
  const locale = useLocale()
  const lock = lockOf('packages')
  // The whole reason stands once, under the list.
  const locked = { lockedBecause: lock === undefined ? undefined : texts.packageLocked }

  function soldWords(packageId: string | null) {
    const sold = raffle?.packages.find(({ id }) => id === packageId)?.soldCount ?? 0
    if (sold === 0) return undefined
    const number = new Intl.NumberFormat(`${locale}-CA`).format(sold)
    return <span className="rd-editor-hint">{texts.packageSold({ number })}</span>
  }

  return (
    <>
      <FieldList
        form={form}
        name="packages"
        label={labels.packages}
        itemName={texts.package}
        addLabel={texts.addPackage}
        newItem={() => ({ ...newPackage })}
        most={packagesAtMost}
        lockedBecause={lock === undefined ? undefined : texts.packagesLocked}
      >
        {(path, index) => (
          <FieldRow>
            {field(
              `${path}.ticketCount`,
              labels.ticketCount,
              bound => (
                <NumberField {...bound} min={1} />
              ),
              locked,
            )}
            {field(
              `${path}.priceCents`,
              labels.priceCents,
              bound => (
                <MoneyField {...bound} currency={currency} />
              ),
              locked,
            )}
            {field(`${path}.inventory`, labels.inventory, bound => (
              <NumberField
                {...bound}
                min={1}
                aside={soldWords(form.methods.getValues(`packages.${index}.packageId`))}
              />
            ))}
          </FieldRow>
        )}
      </FieldList>
      <p className="rd-editor-hint">{labels.inventoryHint}</p>
    </>
  )
}
