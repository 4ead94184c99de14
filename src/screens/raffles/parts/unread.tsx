import type { ComponentProps } from 'react'
import { pathTo } from '../../../core/links.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { NotReady } from '../../not-ready.tsx'
import { useTarget } from '../../use-target.ts'
import oneRaffleCss from './one-raffle.css?inline'

addSheet(oneRaffleCss)

interface UnreadProps extends Omit<ComponentProps<typeof NotReady>, 'title'> {
  /** The page's, where the raffle that would name it can't be read. */
  title: string
  /** Over the reason of a failure: what could not be loaded, the raffle if nothing else is said. */
  failed?: string
  /** What waits has a skeleton in the place of its head: the title is only read out. */
  hasHead?: boolean
}

/** In the place of a raffle's page that isn't read: its head takes the focus and leads back to the list. */
export function Unread({ title, failed, hasHead = false, ...shown }: UnreadProps) {
  const { back, loadFailed } = useTexts(raffleTexts)
  const target = useTarget()
  const readOut = hasHead && shown.read.state === 'loading'
  return (
    <div className="rd-page rd-one-raffle">
      {readOut ? (
        <div key="read-out" className="rd-only-read-out">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      ) : (
        <div key="drawn">
          <PageHeader title={title} back={{ label: back, ...target(pathTo('raffles')) }} />
        </div>
      )}
      <NotReady {...shown} page title={failed ?? loadFailed} />
    </div>
  )
}
