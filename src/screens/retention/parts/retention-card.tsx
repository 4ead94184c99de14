import { useState } from 'react'
import { formatInstant } from '../../../core/format/instants.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import type { OrganizationRecord } from '../../../core/organizations/organization-record.ts'
import type { OrganizationReading } from '../../../core/organizations/record-view.ts'
import { type RetentionRun, retentionNames } from '../../../core/retention/retention.ts'
import { retentionTexts } from '../../../core/retention/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { useLocale } from '../../kit/language.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { useNumber } from '../../kit/use-number.ts'
import recordPageCss from '../../record-page.css?inline'
import { useRemoved } from '../use-removed.ts'

addSheet(recordPageCss)

const loadChange = () => loadChunk(() => import('../change-periods.tsx'))

interface RetentionCardProps {
  organization: OrganizationRecord
  view: OrganizationReading
  /** Periods are set here. */
  mayChange: boolean
}

/** How long an organization keeps what, and what the last night's job removed. */
export function RetentionCard({ organization, view, mayChange }: RetentionCardProps) {
  const texts = useTexts(retentionTexts)
  const number = useNumber()
  const [changing, setChanging] = useState(false)
  const close = () => setChanging(false)
  const { retention } = organization
  const keepsSome = retentionNames.some(name => organization[name] !== null)
  return (
    <Card
      title={texts.title}
      action={mayChange && <Button onClick={() => setChanging(true)}>{texts.change}</Button>}
    >
      <div className="rd-record-padded">
        <p className="rd-record-muted">{texts.hint}</p>
        <KeyValueList
          items={[
            ...retentionNames.map(name => {
              const months = organization[name]
              const value =
                months === null ? texts.forEver : texts.forMonths({ months: number(months) })
              return { name: texts[name], value }
            }),
            ...(retention || keepsSome
              ? [{ name: texts.lastRun, value: <LastRun run={retention} /> }]
              : []),
          ]}
        />
      </div>
      {changing && (
        <LoadedPart load={loadChange} onClose={close}>
          {Change => <Change organization={organization} view={view} onClose={close} />}
        </LoadedPart>
      )}
    </Card>
  )
}

function LastRun({ run }: { run: RetentionRun | null }) {
  const texts = useTexts(retentionTexts)
  const locale = useLocale()
  const removed = useRemoved()
  if (run === null) return texts.neverRun
  const style = { timeZone: browserTimeZone(), locale, style: 'date' } as const
  if (run.endedAt === null) {
    const since = { date: formatInstant(run.beganAt, style) }
    return run.failing ? texts.failing(since) : texts.underWay(since)
  }
  const date = formatInstant(run.endedAt, style)
  const what = removed(run)
  return what.length === 0
    ? texts.nothingRemoved({ date })
    : texts.removed({ date, what: what.join(', ') })
}
