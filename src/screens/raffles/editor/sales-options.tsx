import { NumberField } from '../../kit/fields/number-field.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'
import { SettingSwitches, type SwitchName } from './setting-switches.tsx'

/** How orders are taken: what is asked of buyers, and what they may do. */
export function SalesOptions({ parts }: SectionProps) {
  const { field, texts, labels } = parts
  const names: readonly (readonly [name: SwitchName, hint?: string])[] = [
    ['multiTicketPackageEnabled'],
    ['allowSecondaryName', labels.allowSecondaryNameHint],
    ['donationEnabled'],
    ['requirePurchase'],
    ['disableOnlineSales', labels.disableOnlineSalesHint],
    ['subscriptionsEnabled', labels.subscriptionsEnabledHint],
    ['enableShippingInfo'],
    ['enableDemographics'],
    ['geoLocation', labels.geoLocationHint],
  ]
  return (
    <Rare title={texts.salesOptions}>
      {field('settings.maxOrdersPerCustomer', labels.maxOrdersPerCustomer, bound => (
        <NumberField {...bound} min={1} description={labels.maxOrdersPerCustomerHint} />
      ))}
      <SettingSwitches parts={parts} names={names} />
    </Rare>
  )
}
