import { customerCalls } from '../../core/customers/calls.ts'
import type { CustomerDetail } from '../../core/customers/customer-detail.ts'
import { type CustomerReading, customerViewOf } from '../../core/customers/customer-view.ts'
import { fullName } from '../../core/customers/full-name.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { formatInstant } from '../../core/format/instants.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Card } from '../kit/card.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { StatTile, StatTiles } from '../kit/stat-tile.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { NoRecord, OneRecord } from '../one-record.tsx'
import recordPageCss from '../record-page.css?inline'
import { CardWaiting, RecordWaiting } from '../record-waiting.tsx'
import RecordTags from '../tags/parts/record-tags.tsx'
import { usePageName } from '../use-page-name.ts'
import { useTarget } from '../use-target.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerGifts, CustomerMessages, CustomerSubscriptions } from './customer-lines.tsx'
import { useCustomerReasons } from './customer-question.ts'
import { CustomerTwins } from './customer-twins.tsx'
import customersCss from './customers.css?inline'

addSheet(recordPageCss)
addSheet(customersCss)

const loadOrders = () => loadChunk(() => import('../orders/parts/customer-orders.tsx'))
const loadNotes = () => loadChunk(() => import('./customer-notes.tsx'))
const loadTimeline = () => loadChunk(() => import('./customer-timeline.tsx'))

/**
 * One customer: how they are reached, what they bought and gave, what was sent to them, and who may be the same person
 * (docs/domain.md, section 2, "Customers").
 *
 * @attr customer-id the customer; without it, the screen says that none was chosen, with a link to the list
 */
export default function CustomerView({ customerId }: { customerId?: unknown }) {
  const desk = useDesk()
  const texts = useTexts(customerTexts)
  const id = typeof customerId === 'string' ? customerId.trim().toLowerCase() : ''
  const place = { title: texts.customer, words: texts, list: pathTo('customers') }
  if (id === '') return <NoRecord {...place} />
  const view = customerViewOf(desk, id)
  return (
    <OneRecord key={id} {...place} view={view} waiting={<Waiting />}>
      {customer => (
        // Whatever somebody had open of one who was merged meanwhile isn't the other's.
        <CustomerPage
          key={customer.id}
          customer={customer}
          view={view}
          isMergedInto={customer.id !== id}
        />
      )}
    </OneRecord>
  )
}

interface PageProps {
  customer: CustomerDetail
  view: CustomerReading
  /** Another was asked for, who is this one now. */
  isMergedInto: boolean
}

function CustomerPage({ customer, view, isMergedInto }: PageProps) {
  const texts = useTexts(customerTexts)
  const target = useTarget()
  const name = customer.erasedAt === null ? fullName(customer) : texts.erasedName
  usePageName(name)
  return (
    <div className="rd-record">
      <PageHeader
        title={name}
        subtitle={customer.mergedCount > 0 && <MergedCount number={customer.mergedCount} />}
        back={{ label: texts.back, ...target(pathTo('customers')) }}
        actions={<CustomerActions customer={customer} view={view} />}
      />
      <CustomerTags customer={customer} name={name} />
      <Warnings customer={customer} isMergedInto={isMergedInto} />
      <Figures customer={customer} />
      <CustomerTwins customer={customer} view={view} />
      <LoadedInPlace load={loadOrders} waiting={<CardWaiting title={texts.orders} />}>
        {CustomerOrders => (
          <CustomerOrders
            key={customer.id}
            call={customerCalls.orders}
            customerId={customer.id}
            label={`${texts.orders}: ${name}`}
            empty={{ title: texts.noOrders, message: texts.noOrdersHint }}
          />
        )}
      </LoadedInPlace>
      <div className="rd-record-columns">
        <div className="rd-record-column">
          <CustomerGifts customer={customer} />
          <CustomerSubscriptions customer={customer} />
          <CustomerMessages customer={customer} />
          <Card title={texts.timeline}>
            <div className="rd-record-padded">
              <LoadedInPlace load={loadTimeline}>
                {CustomerTimeline => <CustomerTimeline customer={customer} />}
              </LoadedInPlace>
            </div>
          </Card>
        </div>
        <div className="rd-record-column">
          <CustomerContact customer={customer} />
          <Card title={texts.notes}>
            <LoadedInPlace load={loadNotes}>
              {CustomerNotes => <CustomerNotes customer={customer} />}
            </LoadedInPlace>
          </Card>
        </div>
      </div>
    </div>
  )
}

function CustomerTags({ customer, name }: { customer: CustomerDetail; name: string }) {
  const { id, organizationId, tags } = customer
  const mayEdit = useCustomerReasons(customer)('tag') === undefined
  return <RecordTags kind="customers" {...{ id, organizationId, name, tags, mayEdit }} />
}

function MergedCount({ number }: { number: number }) {
  const { merged } = useTexts(customerTexts)
  return merged({ number: String(number) })(number)
}

/** That they were looked for by a customer who is merged; that their data is gone; that they may not win. */
function Warnings({
  customer: { erasedAt, exclusions, timeZone },
  isMergedInto,
}: Pick<PageProps, 'customer' | 'isMergedInto'>) {
  const texts = useTexts(customerTexts)
  const locale = useLocale()
  return (
    <>
      {isMergedInto && <Banner tone="info" title={texts.leadsHere} detail={texts.leadsHereHint} />}
      {erasedAt && (
        <Banner
          tone="info"
          title={texts.erasedOn({
            date: formatInstant(erasedAt, { timeZone, locale, style: 'date' }),
          })}
        />
      )}
      {exclusions?.map(({ by, name }) => (
        <Banner
          key={name}
          tone="warn"
          title={texts.excludedTitle}
          detail={texts.excludedBy({ name, reason: texts[`by-${by}`] })}
        />
      ))}
    </>
  )
}

/** What they bought in all. */
function Figures({ customer }: Pick<PageProps, 'customer'>) {
  const texts = useTexts(customerTexts)
  const { currency, lifetimeCents, donatedCents, orderCount, ticketCount } = customer
  const number = new Intl.NumberFormat(`${useLocale()}-CA`)
  return (
    <StatTiles label={texts.lifetime} busy={false}>
      <StatTile label={texts.lifetime}>
        <Money cents={lifetimeCents} currency={currency} short />
      </StatTile>
      <StatTile label={texts.donated}>
        <Money cents={donatedCents} currency={currency} short />
      </StatTile>
      <StatTile label={texts.orderCount}>{number.format(orderCount)}</StatTile>
      <StatTile label={texts.tickets}>{number.format(ticketCount)}</StatTile>
    </StatTiles>
  )
}

function Waiting() {
  const texts = useTexts(customerTexts)
  const columns = [[texts.donations, texts.messages], [texts.reached]] as const
  return (
    <RecordWaiting label={texts.loading} columns={columns}>
      <StatTiles label={texts.lifetime} busy>
        {[texts.lifetime, texts.donated, texts.orderCount, texts.tickets].map(label => (
          <StatTile key={label} label={label}>
            <Skeleton width="60%" />
          </StatTile>
        ))}
      </StatTiles>
      <CardWaiting title={texts.orders} />
    </RecordWaiting>
  )
}
