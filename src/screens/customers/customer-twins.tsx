import { Merge } from 'lucide'
import { useState } from 'react'
import type { CustomerRow } from '../../core/customers/customer.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { formatMoney } from '../../core/format/money.ts'
import { formatPhone } from '../../core/format/phone.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Icon } from '../kit/icon.tsx'
import { useLocale } from '../kit/language.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { useNumber } from '../kit/use-number.ts'
import { ScreenLink } from '../screen-link.tsx'
import { type CustomerQuestionProps, useCustomerReasons } from './customer-question.ts'

const loadMerge = () => loadChunk(() => import('./merge-customers.tsx'))

/** Who may be the same person, and the way to make one of the two. Nothing where there is nobody. */
export function CustomerTwins(props: Omit<CustomerQuestionProps, 'onClose'>) {
  const { duplicates } = props.customer
  const texts = useTexts(customerTexts)
  const { session } = useDesk()
  const mayMerge =
    useCustomerReasons(props.customer)('merge') === undefined && session.kind !== 'host'
  const [merged, setMerged] = useState<CustomerRow | null>(null)
  const close = () => setMerged(null)
  return (
    <>
      {duplicates.length > 0 && (
        <Card title={texts.duplicates}>
          <ul className="rd-record-lines">
            {duplicates.map(twin => (
              <li key={twin.id} className="rd-record-line">
                <span className="rd-record-words">
                  <ScreenLink path={pathTo('customer', { customer: twin.id })}>
                    <bdi>{twin.name}</bdi>
                  </ScreenLink>
                  <TwinFacts twin={twin} />
                </span>
                {mayMerge && (
                  <Button
                    icon={<Icon of={Merge} />}
                    aria-label={texts.mergeNamed({ name: isolated(twin.name) })}
                    onClick={() => setMerged(twin)}
                  >
                    {texts.mergeShort}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {merged && (
        <LoadedPart key={merged.id} load={loadMerge} onClose={close}>
          {MergeCustomers => <MergeCustomers {...props} mergedId={merged.id} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}

function TwinFacts({ twin }: { twin: CustomerRow }) {
  const texts = useTexts(customerTexts)
  const number = useNumber()
  const { email, phone, city, orderCount, lifetimeCents, currency } = twin
  const locale = useLocale()
  const amount = formatMoney(lifetimeCents, currency, locale)
  const bought = texts.duplicateLine({ number: number(orderCount), amount })(orderCount)
  return (
    <bdi className="rd-record-muted">
      {[email, phone && formatPhone(phone, locale), city, bought].filter(Boolean).join(' · ')}
    </bdi>
  )
}
