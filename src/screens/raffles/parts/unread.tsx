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
}

/** In the place of a raffle's page that isn't read: a failure has a head, which takes the focus and leads back to the list. */
export function Unread({ title, ...shown }: UnreadProps) {
  const { back } = useTexts(raffleTexts)
  const target = useTarget()
  return (
    <div className="rd-one-raffle">
      {shown.read.state === 'failed' && (
        <PageHeader title={title} back={{ label: back, ...target(pathTo('raffles')) }} />
      )}
      <NotReady {...shown} />
    </div>
  )
}
