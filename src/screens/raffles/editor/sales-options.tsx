import { NumberField } from '../../kit/fields/number-field.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'
import { SettingSwitches, type SwitchName } from './setting-switches.tsx'

/** How orders are taken: what is asked of buyers, and what they may do. */
export function SalesOptions({ parts }: SectionProps) {
  const { field, texts, settings } = parts
  const names: readonly (readonly [name: SwitchName, hint?: string])[] = [
    ['multiTicketPackageEnabled'],
    ['allowSecondaryName', settings.allowSecondaryNameHint],
    ['donationEnabled'],
    ['requirePurchase'],
    ['disableOnlineSales', settings.disableOnlineSalesHint],
    ['subscriptionsEnabled', settings.subscriptionsEnabledHint],
    ['enableShippingInfo'],
    ['enableDemographics'],
    ['geoLocation', settings.geoLocationHint],
  ]
  return (
    <Rare title={texts.salesOptions}>
      {field('settings.maxOrdersPerCustomer', settings.maxOrdersPerCustomer, bound => (
        <NumberField {...bound} min={1} description={settings.maxOrdersPerCustomerHint} />
      ))}
      <SettingSwitches parts={parts} names={names} />
    </Rare>
  )
}
