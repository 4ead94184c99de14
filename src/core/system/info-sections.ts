/** What the screen shows of the system, and "Copy" copies: the same lines, so that nothing else can slip out. */
import { flagNames } from '../flag-names.ts'
import { type FlagState, isOn } from '../flag-state.ts'
import { formatBytes } from '../format/bytes.ts'
import { formatRoughDuration } from '../format/durations.ts'
import { formatInstant } from '../format/instants.ts'
import type { Locale } from '../i18n/texts.ts'
import { build, version } from '../version.ts'
import type { SystemInfoTexts } from './info-texts.ts'
import { isSkewed, type SystemReading } from './system-info.ts'

export interface InfoLine {
  name: string
  /** Empty: there is none. */
  value: string
  /** It works, or it doesn't; without it, a mere fact. */
  isWell?: boolean
}

export interface InfoSection {
  title: string
  lines: readonly InfoLine[]
}

interface Reader {
  texts: SystemInfoTexts
  locale: Locale
  /** The browser's IANA zone. */
  timeZone: string
}

/** All of it but the flags: build, health, clock, storage. */
export function infoSections(
  { server, skew, storage }: SystemReading,
  { texts, locale, timeZone }: Reader,
): readonly InfoSection[] {
  const moment = (instant: string | null) =>
    instant === null
      ? ''
      : formatInstant(instant, { timeZone, locale, style: 'date-time', zone: true })
  const bytes = (size: number) => formatBytes(size, locale)
  const { storage: stored } = server
  const isServed = server.build === build
  const partNames = new Map(Object.entries(texts))
  const partName = (name: string) => {
    const known = partNames.get(`part-${name}`)
    return typeof known === 'string' ? known : name
  }
  const skewed = () => {
    if (!isSkewed(skew)) return texts.inTime
    const duration = formatRoughDuration(Math.abs(skew.ahead) / 1000, locale)
    return skew.ahead > 0 ? texts.ahead({ duration }) : texts.behind({ duration })
  }
  const used = () => {
    if (storage.used === null) return texts.unknown
    if (storage.quota === null) return bytes(storage.used)
    return texts.usedOf({ used: bytes(storage.used), quota: bytes(storage.quota) })
  }
  const lasting = storage.lasting === null ? texts.unknown : storage.lasting ? texts.yes : texts.no
  return [
    {
      title: texts.build,
      lines: [
        { name: texts.version, value: version },
        { name: texts.buildId, value: build },
        { name: texts.servedBuild, value: isServed ? texts.sameBuild : (server.build ?? '') },
        { name: texts.builtAt, value: moment(server.builtAt) },
        { name: texts.environment, value: texts[server.environment] },
        { name: texts.startedAt, value: moment(server.startedAt) },
      ],
    },
    {
      title: texts.health,
      lines: server.parts.map(({ name, healthy }) => {
        const [well, ill] =
          name === 'disk' ? [texts.diskRoom, texts.diskFull] : [texts.healthy, texts.unhealthy]
        return { name: partName(name), value: healthy ? well : ill, isWell: healthy }
      }),
    },
    {
      title: texts.clock,
      lines: [
        { name: texts.serverTime, value: moment(server.at) },
        { name: texts.skew, value: skewed(), isWell: !isSkewed(skew) },
        { name: texts.timeZone, value: timeZone },
      ],
    },
    {
      title: texts.storage,
      lines: [
        { name: texts.database, value: bytes(stored.databaseBytes) },
        {
          name: texts.files,
          value: texts.filesSize({
            number: new Intl.NumberFormat(`${locale}-CA`).format(stored.files),
            size: bytes(stored.fileBytes),
          }),
        },
        {
          name: texts.browser,
          value: storage.works ? texts.works : texts.refused,
          isWell: storage.works,
        },
        { name: texts.used, value: used() },
        { name: texts.lasting, value: lasting },
      ],
    },
  ]
}

/** Every flag by its name, on or off for whoever looks. */
export function flagSection(flags: FlagState, texts: SystemInfoTexts): InfoSection {
  return {
    title: texts.flags,
    lines: flagNames
      .toSorted()
      .map(name => ({ name, value: isOn(flags, name) ? texts.on : texts.off })),
  }
}

/** For a support request: a line each. */
export function reportOf(sections: readonly InfoSection[]): string {
  return sections
    .flatMap(({ title, lines }) => [
      title,
      ...lines.map(line => `  ${line.name}: ${line.value || '–'}`),
    ])
    .join('\n')
}
