import { formatInstant } from '../../core/format/instants.ts'
import { regionName } from '../../core/format/regions.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { organizationAdminTexts } from '../../core/organizations/admin-texts.ts'
import {
  type OrganizationRecord,
  productsOf,
} from '../../core/organizations/organization-record.ts'
import { organizationRecordTexts } from '../../core/organizations/record-texts.ts'
import { organizationViewOf } from '../../core/organizations/record-view.ts'
import { may } from '../../core/permissions.ts'
import { formatCharityNumber } from '../../core/sign-up/charity-number.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { EmbedKeys } from '../embed-keys/parts/embed-keys.tsx'
import { Banner } from '../kit/banner.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { useLocale } from '../kit/language.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { useNumber } from '../kit/use-number.ts'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { NoRecord, OneRecord } from '../one-record.tsx'
import recordPageCss from '../record-page.css?inline'
import { RecordWaiting } from '../record-waiting.tsx'
import { RetentionCard } from '../retention/parts/retention-card.tsx'
import { usePageName } from '../use-page-name.ts'
import { useRoles } from '../use-roles.ts'
import { useTarget } from '../use-target.ts'
import { OrganizationActions } from './organization-actions.tsx'
import { OrganizationFees } from './organization-fees.tsx'
import type { OrganizationQuestionProps } from './organization-question.ts'
import organizationCss from './organization-view.css?inline'

addSheet(recordPageCss)
addSheet(organizationCss)

const loadRequired = () => loadChunk(() => import('../second-factor/parts/required-roles.tsx'))

/**
 * One organization for those who run the product: its details and products, what belongs to it, whether it is suspended
 * (docs/domain.md, section 2).
 *
 * @attr organization-id the organization; without it, the screen says that none was chosen, with a link to the list
 */
export default function OrganizationView({ organizationId }: { organizationId?: unknown }) {
  const desk = useDesk()
  const texts = useTexts(organizationRecordTexts)
  const id = typeof organizationId === 'string' ? organizationId.trim().toLowerCase() : ''
  const place = { title: texts.organization, words: texts, list: pathTo('admin') }
  if (id === '') return <NoRecord {...place} />
  const view = organizationViewOf(desk, id)
  const columns = [[texts.details], [texts.belongsToIt, texts.fees]] as const
  const waiting = <RecordWaiting label={texts.loading} columns={columns} />
  return (
    <OneRecord key={id} {...place} view={view} waiting={waiting}>
      {organization => <OrganizationPage organization={organization} view={view} />}
    </OneRecord>
  )
}

type PageProps = Omit<OrganizationQuestionProps, 'onClose'>

function OrganizationPage({ organization, view }: PageProps) {
  const texts = useTexts(organizationRecordTexts)
  const target = useTarget()
  const roles = useRoles()
  const mayChange = may('organization:edit', roles)
  const mayRequire = may('second-factor:require', roles)
  usePageName(organization.name)
  return (
    <div className="rd-record">
      <PageHeader
        title={organization.name}
        back={{ label: texts.back, ...target(pathTo('admin')) }}
        actions={mayChange && <OrganizationActions organization={organization} view={view} />}
      />
      <Suspension organization={organization} />
      <div className="rd-record-columns">
        <div className="rd-record-column">
          <Details organization={organization} />
          <EmbedKeys organizationId={organization.id} mayChange={mayChange} />
        </div>
        <div className="rd-record-column">
          <Figures organization={organization} />
          <OrganizationFees organization={organization} view={view} />
          {mayRequire && (
            <LoadedInPlace load={loadRequired}>
              {RequiredRoles => <RequiredRoles organizationId={organization.id} />}
            </LoadedInPlace>
          )}
          <RetentionCard organization={organization} view={view} mayChange={mayChange} />
        </div>
      </div>
    </div>
  )
}

type OfOrganization = { organization: OrganizationRecord }

function Suspension({ organization: { suspendedAt, suspendedReason } }: OfOrganization) {
  const texts = useTexts(organizationRecordTexts)
  const locale = useLocale()
  if (suspendedAt === null) return null
  const date = formatInstant(suspendedAt, { timeZone: browserTimeZone(), locale, style: 'date' })
  return (
    <Banner
      tone="warn"
      title={texts.suspendedSince({ date })}
      {...(suspendedReason !== null && { detail: suspendedReason })}
    />
  )
}

function Details({ organization }: OfOrganization) {
  const texts = useTexts(organizationRecordTexts)
  const columns = useTexts(organizationAdminTexts)
  const locale = useLocale()
  const { country, province, charityNumber, name, logo } = organization
  const { language, timeZone, confirmedByTwo, createdAt } = organization
  const products = productsOf(organization).map(code => columns[`product-${code}`])
  return (
    <Card title={texts.details}>
      <div className="rd-record-padded">
        <KeyValueList
          items={[
            { name: columns.country, value: columns[`country-${country}`] },
            { name: columns.province, value: regionName(country, province, locale) },
            {
              name: texts.charityNumber,
              value: charityNumber && formatCharityNumber(country, charityNumber),
            },
            {
              name: texts.logo,
              value: logo && <img className="rd-organization-logo" src={logo} alt={name} />,
            },
            { name: texts.language, value: texts[`language-${language}`] },
            { name: texts.timeZone, value: timeZone },
            { name: columns.products, value: products.join(', ') || texts.noProducts },
            { name: texts.confirmedByTwo, value: confirmedByTwo ? texts.yes : texts.no },
            {
              name: columns.createdAt,
              value: <DateText instant={createdAt} timeZone={browserTimeZone()} show="date" />,
            },
          ]}
        />
      </div>
    </Card>
  )
}

function Figures({ organization }: OfOrganization) {
  const texts = useTexts(organizationRecordTexts)
  const number = useNumber()
  const counted = ['people', 'raffles', 'openRaffles', 'orders'] as const
  return (
    <Card title={texts.belongsToIt}>
      <div className="rd-record-padded">
        <KeyValueList
          items={counted.map(name => ({ name: texts[name], value: number(organization[name]) }))}
        />
      </div>
    </Card>
  )
}
