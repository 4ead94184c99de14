import { ArrowRight, ChevronRight, type IconNode } from 'lucide'
import { createElement, type ReactNode, useState } from 'react'
import { formatFullDay } from '../../core/format/instants.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { Button } from './button.tsx'
import { Dash } from './dash.tsx'
import { DateText, isInstant } from './date-text.tsx'
import { Icon } from './icon.tsx'
import { useLocale, useWords } from './language.tsx'
import type { Tone } from './status.tsx'
import { kitTexts } from './texts.ts'
import timelineCss from './timeline.css?inline'

addSheet(timelineCss)

export interface TimelineEntry {
  id: string
  /** UTC, ISO 8601. */
  at: string
  /** The reader's own time, where their clock shows another: "8:00 p.m." (`formatOwnTime`). */
  ownTime?: string | null
  /** Who: a person, or the system by name. */
  actor: string
  /** What they did, going on from the name: "voided the order". */
  action: ReactNode
  /** What changed, or what is known of it. */
  changes?: readonly TimelineChange[]
  /** Entries that this one gathers, in place of changes. */
  entries?: readonly TimelineEntry[]
  /** With it, the changes are folded away behind these words: "2 changes". What is gathered always is. */
  folded?: string
  /** In their own words: a reason, a comment. */
  note?: string
  icon?: IconNode
  tone?: Tone
}

export interface TimelineChange {
  name: string
  /** Null: it was not there. Left out: there was nothing to change, and the value stands alone. */
  before?: ReactNode
  /** Null: it is gone. */
  after: ReactNode
}

interface TimelineProps {
  /** Newest first. */
  entries: readonly TimelineEntry[]
  /** IANA zone that days are cut in. */
  timeZone: string
  /** There is more: a button asks for it. */
  onMore?: (() => void) | undefined
  loadingMore?: boolean
  /** The heading's level of a day. */
  level?: 3 | 4
}

/** What happened, by day: who, when, and what it changed. */
export function Timeline(props: TimelineProps) {
  const { entries, timeZone, onMore, loadingMore, level = 3 } = props
  const words = useWords(kitTexts)
  const locale = useLocale()
  const Heading = `h${level}` as const
  return (
    <div className="rd-timeline">
      {byDay(entries, timeZone).map(([day, ofDay]) => (
        <section key={day}>
          <Heading className="rd-timeline-day-name">
            {formatFullDay(ofDay[0]?.at ?? day, timeZone, locale)}
          </Heading>
          <ol>
            {ofDay.map(entry => (
              <Entry key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ol>
        </section>
      ))}
      {onMore ? (
        <Button busy={loadingMore ?? false} onClick={onMore}>
          {words.loadMore}
        </Button>
      ) : (
        <p className="rd-timeline-end">{words.timelineEnd}</p>
      )}
    </div>
  )
}

function Entry({ entry, timeZone }: { entry: TimelineEntry; timeZone: string }) {
  const words = useWords(kitTexts)
  const { at, ownTime = null, actor, action, note, icon, tone = 'neutral' } = entry
  return (
    <li className="rd-timeline-entry">
      <span className={`rd-timeline-mark rd-timeline-${tone}`} aria-hidden="true">
        {icon ? <Icon of={icon} size={13} /> : <span className="rd-timeline-dot" />}
      </span>
      <p className="rd-timeline-what">
        <bdi className="rd-timeline-actor">{actor}</bdi> {action}
      </p>
      <span className="rd-timeline-time">
        <DateText instant={at} timeZone={timeZone} show="time" zone={ownTime !== null} />
        {ownTime !== null && <> ({words.yourTime({ time: ownTime })})</>}
      </span>
      {entry.entries ? (
        <Gathered entries={entry.entries} label={entry.folded} timeZone={timeZone} />
      ) : (
        <Changes entry={entry} />
      )}
      {note && <p className="rd-timeline-note">{note}</p>}
    </li>
  )
}

function Changes({ entry: { changes = [], folded } }: { entry: TimelineEntry }) {
  if (changes.length === 0) return null
  // Two changes may have one name, and their order never changes: they need no keys.
  const rows = changes.map(change => createElement(Change, change))
  const list = createElement('dl', { className: 'rd-timeline-changes' }, ...rows)
  return folded === undefined ? list : <Folded label={folded}>{list}</Folded>
}

interface GatheredProps {
  entries: readonly TimelineEntry[]
  label: string | undefined
  timeZone: string
}

/** Hundreds, at times: made when they are first unfolded. */
function Gathered({ entries, label, timeZone }: GatheredProps) {
  const [unfolded, setUnfolded] = useState(false)
  return (
    <Folded label={label} onUnfold={() => setUnfolded(true)}>
      {unfolded && (
        <ol className="rd-timeline-gathered">
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </Folded>
  )
}

interface FoldedProps {
  label: ReactNode
  onUnfold?: () => void
  children: ReactNode
}

function Folded({ label, onUnfold, children }: FoldedProps) {
  return (
    <details className="rd-timeline-folded" onToggle={onUnfold}>
      <summary>
        <Icon of={ChevronRight} size={14} className="rd-timeline-arrow" />
        {label}
      </summary>
      {children}
    </details>
  )
}

function Change({ name, before, after }: TimelineChange) {
  const words = useWords(kitTexts)
  if (before === undefined) {
    return (
      <div className="rd-timeline-change">
        <dt>{name}</dt>
        <dd>{after ?? <Dash />}</dd>
      </div>
    )
  }
  return (
    <div className="rd-timeline-change">
      <dt>{name}</dt>
      <dd className="rd-timeline-before">
        <span className="rd-only-read-out">{words.before} </span>
        {before === null ? <Dash /> : <del>{before}</del>}
      </dd>
      <dd className="rd-timeline-after">
        <Icon of={ArrowRight} size={12} />
        <span className="rd-only-read-out">{words.after} </span>
        {after === null ? <Dash /> : <ins>{after}</ins>}
      </dd>
    </div>
  )
}

/** In the order they came; what is no instant is left out. */
function byDay(entries: readonly TimelineEntry[], timeZone: string): [string, TimelineEntry[]][] {
  const days = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    if (!isInstant(entry.at)) continue
    const day = isoDay(new Date(entry.at), timeZone)
    const known = days.get(day)
    if (known) known.push(entry)
    else days.set(day, [entry])
  }
  return [...days]
}
