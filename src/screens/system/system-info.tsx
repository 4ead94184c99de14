import { useStore } from '@nanostores/react'
import { Copy } from 'lucide'
import type { ReactNode } from 'react'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { shellTexts } from '../../core/shell/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import {
  flagSection,
  type InfoLine,
  type InfoSection,
  infoSections,
  reportOf,
} from '../../core/system/info-sections.ts'
import { systemInfoTexts } from '../../core/system/info-texts.ts'
import { isSkewed, type SystemReading, systemInfoOf } from '../../core/system/system-info.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { useLocale } from '../kit/language.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Status } from '../kit/status.tsx'
import { NotReady } from '../not-ready.tsx'
import recordPageCss from '../record-page.css?inline'
import { useNotify } from '../use-notify.ts'

addSheet(recordPageCss)

/** Build, API health, clock, storage and flags, and all of it to copy for a support request (section 2). */
export default function SystemInfo() {
  const { systemInfo } = useTexts(shellTexts)
  const texts = useTexts(systemInfoTexts)
  const { $state, reload } = systemInfoOf(useDesk())
  const read = useStore($state)
  // One that is empty doesn't exist: there is always a build.
  if (read.state === 'ready') return <Told reading={read.data} title={systemInfo} />
  return (
    <div className="rd-page">
      <PageHeader title={systemInfo} subtitle={texts.about} />
      {read.state !== 'empty' && (
        <NotReady
          read={read}
          waiting={<Waiting label={texts.loading} />}
          title={texts.failed}
          onRetry={reload}
          page
        />
      )}
    </div>
  )
}

function Told({ reading, title }: { reading: SystemReading; title: string }) {
  const texts = useTexts(systemInfoTexts)
  const locale = useLocale()
  const flags = useStore(useDesk().$flags)
  const notify = useNotify()
  const sections = infoSections(reading, { texts, locale, timeZone: browserTimeZone() })
  const flagged = flagSection(flags, texts)
  const on = flagged.lines.filter(({ value }) => value === texts.on).length
  const copy = async (near: HTMLElement) =>
    (await copyText(reportOf([...sections, flagged]), near))
      ? notify('ok', texts.copied)
      : notify('bad', texts.notCopied)
  return (
    <div className="rd-page">
      <PageHeader
        title={title}
        subtitle={texts.about}
        actions={
          <Button icon={<Icon of={Copy} />} onClick={event => void copy(event.currentTarget)}>
            {texts.copy}
          </Button>
        }
      />
      <div className="rd-record">
        {isSkewed(reading.skew) && (
          <Banner tone="warn" title={texts.skewTitle} detail={texts.skewDetail} />
        )}
        {sections.map(section => (
          <Section key={section.title} {...section} />
        ))}
        <Section {...flagged}>
          <p className="rd-record-muted">
            {flags.state === 'stale'
              ? texts.flagsStale
              : texts.flagsFor({ on: String(on), all: String(flagged.lines.length) })}
          </p>
        </Section>
      </div>
    </div>
  )
}

function Section({ title, lines, children }: InfoSection & { children?: ReactNode }) {
  return (
    <Card title={title}>
      <div className="rd-record-padded">
        {children}
        <KeyValueList
          items={lines.map(line => ({
            name: line.name,
            value: line.value === '' ? null : <Line {...line} />,
          }))}
        />
      </div>
    </Card>
  )
}

function Line({ value, isWell }: InfoLine) {
  if (isWell === undefined) return <bdi>{value}</bdi>
  return <Status tone={isWell ? 'ok' : 'bad'}>{value}</Status>
}

const widths = ['60%', '80%', '45%', '70%']

function Waiting({ label }: { label: string }) {
  return (
    <div className="rd-card" role="status" aria-label={label}>
      <div className="rd-record-padded">
        {widths.map(width => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
