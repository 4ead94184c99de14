import { useState } from 'react'
import { Card } from '../../../src/screens/kit/card.tsx'
import { CronField } from '../../../src/screens/kit/dates/cron/cron-field.tsx'
import { DateField } from '../../../src/screens/kit/dates/date-field.tsx'
import { MoneyField } from '../../../src/screens/kit/fields/money-field.tsx'
import { NumberField } from '../../../src/screens/kit/fields/number-field.tsx'
import { PercentageField } from '../../../src/screens/kit/fields/percentage-field.tsx'
import { PhoneField } from '../../../src/screens/kit/fields/phone-field.tsx'
import { PostalCodeField } from '../../../src/screens/kit/fields/postal-code-field.tsx'
import { RadioCardsField } from '../../../src/screens/kit/fields/radio-cards-field.tsx'
import { SwitchField } from '../../../src/screens/kit/fields/switch-field.tsx'
import { TextAreaField } from '../../../src/screens/kit/fields/text-area-field.tsx'
import type { PartsWords } from './words.ts'

const zone = 'America/Halifax'

/** Fields of every kind under each other. */
export function SettingsTab({ words }: { words: PartsWords }) {
  const [type, setType] = useState<'barrel' | 'rng' | null>('rng')
  const [cents, setCents] = useState<number | null>(500)
  const [fee, setFee] = useState<number | null>(2.5)
  const [limit, setLimit] = useState<number | null>(20_000)
  const [cron, setCron] = useState('0 12 * * 1')
  const [day, setDay] = useState<string | null>('2027-03-31')
  const [phone, setPhone] = useState('9025550143')
  const [code, setCode] = useState('B3H 4R2')
  const [rules, setRules] = useState('')
  const [shown, setShown] = useState(true)
  return (
    <Card title={words.tabs.settings}>
      <div className="rd-parts-body">
        <div className="rd-story-fields">
          <RadioCardsField
            label={words.type}
            options={[
              { id: 'barrel', label: words.types.barrel },
              { id: 'rng', label: words.types.rng },
            ]}
            value={type}
            onChange={setType}
          />
          <MoneyField label={words.price} currency="CAD" value={cents} onChange={setCents} />
          <PercentageField shown="all" label={words.fee} value={fee} onChange={setFee} />
          <NumberField label={words.limit} value={limit} onChange={setLimit} />
          <CronField
            label={words.repeats}
            timeZone={zone}
            now={new Date('2026-11-20T18:32:00Z')}
            value={cron}
            onChange={setCron}
          />
          <DateField label={words.day} value={day} onChange={setDay} />
          <PhoneField label={words.phone} value={phone} onChange={setPhone} />
          <PostalCodeField country="CA" value={code} onChange={setCode} />
          <TextAreaField
            label={words.rules}
            maximumLength={2000}
            value={rules}
            onChange={setRules}
          />
          <SwitchField label={words.show} value={shown} onChange={setShown} />
        </div>
      </div>
    </Card>
  )
}
