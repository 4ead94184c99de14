import type { ReactNode } from 'react'
import { Card } from './kit/card.tsx'
import { Skeleton } from './kit/skeleton.tsx'

const lines = ['60%', '90%', '75%', '40%']

/** A card of a record's page, before what it shows is read. */
export function CardWaiting({ title }: { title: string }) {
  return (
    <Card title={title}>
      <div className="rd-record-waiting">
        {lines.map(width => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Card>
  )
}

interface RecordWaitingProps {
  /** That it is on its way, read out. */
  label: string
  /** The names of its cards, of either column. */
  columns: readonly [readonly string[], readonly string[]]
  /** What stands above them. */
  children?: ReactNode
}

/** A record's page on its way, in the layout that it will have (record-page.css): nothing jumps when it comes. */
export function RecordWaiting({ label, columns, children }: RecordWaitingProps) {
  return (
    <div role="status" aria-label={label}>
      <div className="rd-record" aria-hidden="true">
        {children}
        <div className="rd-record-columns">
          {columns.map(titles => (
            <div key={titles[0]} className="rd-record-column">
              {titles.map(title => (
                <CardWaiting key={title} title={title} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
