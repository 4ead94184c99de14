import { RotateCcw, Send } from 'lucide'
import { Avatar } from '../../src/screens/kit/avatar.tsx'
import { Badge } from '../../src/screens/kit/badge.tsx'
import { CopyButton } from '../../src/screens/kit/copy-button.tsx'
import { Dash } from '../../src/screens/kit/dash.tsx'
import { DateText } from '../../src/screens/kit/date-text.tsx'
import { Value } from '../../src/screens/kit/fields/value.tsx'
import { Key, KeyMark } from '../../src/screens/kit/key.tsx'
import { KeyValueList } from '../../src/screens/kit/key-value-list.tsx'
import { Money } from '../../src/screens/kit/money.tsx'
import { QrCode } from '../../src/screens/kit/qr-code.tsx'
import { RelativeTime } from '../../src/screens/kit/relative-time.tsx'
import { ShortId } from '../../src/screens/kit/short-id.tsx'
import { Status } from '../../src/screens/kit/status.tsx'
import { Timeline, type TimelineEntry } from '../../src/screens/kit/timeline.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

const at = '2026-11-20T18:32:05Z'
const timeZone = 'America/Halifax'
const address = 'https://play.example.org/harbour-lights'

export const Times: KitStory = kitStory(() => (
  <>
    <DateText instant={at} timeZone={timeZone} zone />
    <DateText instant={at} timeZone="America/St_Johns" zone />
    <DateText instant={at} timeZone={timeZone} show="date" />
    <DateText instant={at} timeZone={timeZone} show="short" />
    <DateText instant={at} timeZone={timeZone} show="time" />
    <DateText instant={null} timeZone={timeZone} />
  </>
))

/** As long ago in every run, so that the words stand still. */
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

export const RelativeTimes: KitStory = kitStory(() =>
  [5, 200, 7_300, 200_000, 5_000_000, 90_000_000, -250_000].map(seconds => (
    <RelativeTime key={seconds} instant={ago(seconds)} timeZone={timeZone} />
  )),
)

export const Ids: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-row">
    <ShortId id="4f09c2ab-77d1-4b7e-9c1d-000000000001" />
    <CopyButton
      text="4f09c2ab-77d1-4b7e-9c1d-000000000001"
      what={locale === 'fr' ? 'le numéro de commande' : 'order number'}
    />
    <Dash />
  </div>
))

export const Keys: KitStory = kitStory(() => (
  <div className="rd-story-row">
    <Key>Ctrl</Key>
    <Key>↵</Key>
    <KeyMark of="F2" />
  </div>
))

export const Avatars: KitStory = kitStory(() => (
  <>
    {(['sm', 'md', 'lg'] as const).map(size => (
      <div key={size} className="rd-story-row">
        {['Rosalie Thibodeau', 'Devon Okafor', 'Amélie LeBlanc', 'Tom', 'Oksana Hrynko', ''].map(
          name => (
            <Avatar key={name} name={name} size={size} />
          ),
        )}
      </div>
    ))}
    <Avatar
      name="Tern Cove Hospice Society"
      imageUrl="data:image/png;base64,none"
      size="lg"
      alone
    />
  </>
))

export const Badges: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-row">
    <Badge count={0} />
    <Badge count={6} label={locale === 'fr' ? 'tombolas' : 'raffles'} />
    <Badge count={12_345} />
    <Badge count={140} most={99} tone="accent" />
    <Badge count={3} tone="bad" />
  </div>
))

const orderWords = {
  en: {
    order: 'Order',
    customer: 'Customer',
    link: 'Public link',
    refund: 'Refund',
    status: 'Status',
    active: 'Active',
    paid: 'Paid',
    created: 'Created',
    note: 'Shipping address',
  },
  fr: {
    order: 'Commande',
    customer: 'Cliente',
    link: 'Lien public',
    refund: 'Remboursement',
    status: 'État',
    active: 'Active',
    paid: 'Montant payé',
    created: 'Création',
    note: 'Adresse de livraison',
  },
}

export const Values: KitStory = kitStory(({ locale }) => {
  const words = orderWords[locale]
  return (
    <KeyValueList
      single
      items={[
        { name: words.customer, value: <Value kind="text" value="Rosalie Thibodeau" /> },
        { name: words.order, value: <Value kind="count" value={12_480} /> },
        { name: words.note, value: <Value kind="text" value={null} /> },
      ]}
    />
  )
})

export const KeyValues: KitStory = kitStory(({ locale }) => {
  const words = orderWords[locale]
  return (
    <div style={{ inlineSize: '100%' }}>
      <KeyValueList
        items={[
          { name: words.order, value: <ShortId id="4f09c2ab-77d1" />, copy: '4f09c2ab-77d1' },
          { name: words.status, value: <Status tone="ok">{words.active}</Status> },
          { name: words.customer, value: 'Rosalie Thibodeau' },
          { name: words.paid, value: <Money cents={2_000} currency="CAD" /> },
          { name: words.refund, value: null },
          { name: words.created, value: <DateText instant={at} timeZone={timeZone} zone /> },
          { name: words.link, value: address, copy: address, wide: true },
          { name: words.note, value: '', wide: true },
        ]}
      />
    </div>
  )
})

export const KeyValuesInOneColumn: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <KeyValueList
      single
      items={[
        { name: orderWords[locale].customer, value: 'Rosalie Thibodeau' },
        { name: orderWords[locale].link, value: address, copy: address, wide: true },
      ]}
    />
  </div>
))

const entries = (locale: 'en' | 'fr'): TimelineEntry[] => [
  {
    id: '1',
    at,
    actor: 'Eva Muise',
    action: locale === 'fr' ? 'a annulé la commande' : 'voided the order',
    note: locale === 'fr' ? '« Achetée deux fois »' : '“Bought twice”',
    icon: RotateCcw,
    tone: 'bad',
    changes: [
      {
        name: locale === 'fr' ? 'État' : 'Status',
        before: locale === 'fr' ? 'Active' : 'Active',
        after: locale === 'fr' ? 'Annulée' : 'Void',
      },
    ],
  },
  {
    id: '2',
    at: '2026-11-20T15:02:00Z',
    actor: 'Tom Beaton',
    action: locale === 'fr' ? 'a corrigé l’adresse' : 'corrected the address',
    changes: [
      {
        name: locale === 'fr' ? 'Courriel' : 'Email',
        before: 'rosalie.t@example.og',
        after: 'rosalie.t@example.org',
      },
      { name: locale === 'fr' ? 'Téléphone' : 'Phone', before: null, after: '902 555-0143' },
    ],
  },
  {
    id: '3',
    at: '2026-11-19T13:40:00Z',
    actor: 'Raffle Desk',
    action: locale === 'fr' ? 'a envoyé les billets par courriel' : 'emailed the tickets',
    icon: Send,
    tone: 'info',
  },
]

export const Activity: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Timeline entries={entries(locale)} timeZone={timeZone} onMore={() => undefined} />
  </div>
))

export const ActivityLoadingMore: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Timeline
      entries={entries(locale).slice(0, 1)}
      timeZone={timeZone}
      onMore={() => undefined}
      loadingMore
    />
  </div>
))

export const ActivityToItsEnd: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Timeline entries={entries(locale).slice(2)} timeZone={timeZone} />
  </div>
))

export const QrCodes: KitStory = kitStory(({ locale }) => (
  <QrCode
    text={address}
    label={locale === 'fr' ? 'Code QR du lien public' : 'QR code of the public link'}
    fileName="harbour-lights"
  />
))

export const QrCodeForATicket: KitStory = kitStory(({ locale }) => (
  <QrCode
    text="RD:4F09C2:000123"
    label={locale === 'fr' ? 'Code QR du billet 000123' : 'QR code of ticket 000123'}
    size={96}
    correction="H"
  />
))

export const QrCodeTooLong: KitStory = kitStory(() => <QrCode text={'x'.repeat(4000)} label="QR" />)
