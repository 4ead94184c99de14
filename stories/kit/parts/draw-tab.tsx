import { useState } from 'react'
import { Card } from '../../../src/screens/kit/card.tsx'
import { JobProgress } from '../../../src/screens/kit/job-progress.tsx'
import { Money } from '../../../src/screens/kit/money.tsx'
import { ReorderableList } from '../../../src/screens/kit/reorder/reorderable-list.tsx'
import { Stepper } from '../../../src/screens/kit/stepper.tsx'
import { samplePrizes } from './sample-prizes.ts'
import type { PartsWords } from './words.ts'

export function DrawTab({ words }: { words: PartsWords }) {
  const [prizes, setPrizes] = useState(samplePrizes.slice(0, 4))
  const { steps } = words
  return (
    <>
      <Card title={words.tabs.draw}>
        <div className="rd-parts-body">
          <Stepper
            label={words.draw}
            steps={[
              { id: 'ready', title: steps.ready, state: 'done', detail: steps.readyDetail },
              { id: 'lock', title: steps.lock, state: 'done', detail: steps.lockDetail },
              {
                id: 'entropy',
                title: steps.entropy,
                state: 'current',
                detail: steps.entropyDetail,
              },
              { id: 'pick', title: steps.pick, state: 'blocked', reasons: [steps.blocked] },
            ]}
          />
        </div>
      </Card>
      <JobProgress
        title={words.job}
        job={{
          id: 'draw',
          state: 'running',
          done: 212,
          total: 500,
          startedAt: '2026-11-20T18:32:00Z',
          failures: [],
          message: null,
        }}
        onCancel={() => undefined}
      />
      <Card title={words.order}>
        <ReorderableList
          label={words.order}
          items={prizes.map(({ id, name, cents }) => ({
            id,
            name,
            content: (
              <span className="rd-parts-prize">
                {name} <Money cents={cents} currency="CAD" />
              </span>
            ),
          }))}
          onReorder={ids => setPrizes(ids.flatMap(id => prizes.filter(prize => prize.id === id)))}
        />
      </Card>
    </>
  )
}
