import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type HomeView, homeOf } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { TaskList } from '../kit/task-list.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { useQueueWords } from './queue-words.ts'

const loadUnread = () => loadChunk(() => import('./unread-raffles.tsx'))

/** The figures below stay in sight: the most urgent, until the rest is asked for. */
const most = 4

/** What this person can act on now; nothing where nothing waits for them. */
export function ActionQueue({ home }: { home: HomeView }) {
  const texts = useTexts(dashboardTexts)
  const entries = useStore(homeOf(useDesk()).$queue)
  const toTask = useQueueWords()
  const [all, setAll] = useState(false)
  if (entries.length === 0 && !home.unread) return null
  const hidden = all || entries.length <= most + 1 ? 0 : entries.length - most
  const shown = entries.slice(0, entries.length - hidden)
  const showAll = (
    <Button variant="quiet" onClick={() => setAll(true)}>
      {texts.showMore({ count: String(hidden) })}
    </Button>
  )
  return (
    <Card title={texts.queueTitle} action={hidden > 0 && showAll}>
      {home.unread ? (
        <LoadedInPlace load={loadUnread} waiting={null}>
          {UnreadRaffles => <UnreadRaffles home={home} />}
        </LoadedInPlace>
      ) : (
        <TaskList tasks={shown.map(toTask)} />
      )}
    </Card>
  )
}
