import { useStore } from '@nanostores/react'
import { homeOf } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { TaskList } from '../kit/task-list.tsx'
import { useQueueWords } from './queue-words.ts'

/** What needs someone now; nothing where nothing does. */
export function ActionQueue() {
  const texts = useTexts(dashboardTexts)
  const entries = useStore(homeOf(useDesk()).$queue)
  const toTask = useQueueWords()
  if (entries.length === 0) return null
  return (
    <Card title={texts.queueTitle}>
      <TaskList tasks={entries.map(toTask)} />
    </Card>
  )
}
