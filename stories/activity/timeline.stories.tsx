import { useEffect, useState } from 'react'
import { userEvent } from 'storybook/test'
import { activityCalls } from '../../src/core/activity/calls.ts'
import type { Desk } from '../../src/core/desk.ts'
import { ActivityTimeline } from '../../src/screens/activity/parts/activity-timeline.tsx'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { answerTo, type Prepared, pageOf, refusal } from '../support/fake-api.ts'
import { storyDesk } from '../support/fake-desk.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'
import type { Situation } from '../support/toolbar.ts'
import { entries, orderEntries, raffleId, timeZone } from './entries.ts'

export default {}

type Listed = Prepared<typeof activityCalls.list>

interface Drawn {
  situation: Situation
  list: Listed
  ownTimeZone?: string
  /** What the timeline is narrowed down to. */
  kind?: string
}

function OnDesk({ situation, list, ownTimeZone = timeZone, kind }: Drawn) {
  const [desk, setDesk] = useState<Desk>()
  useEffect(() => {
    const made = storyDesk(situation, { answers: [answerTo(activityCalls.list, list)] })
    if (kind) made.location.update({ 'activity.kind': kind })
    void made.start().then(() => setDesk(made))
    return () => made.destroy()
  }, [situation, list, kind])
  if (!desk) return <span />
  return (
    <DeskProvider desk={desk}>
      <ActivityTimeline raffleId={raffleId} timeZone={timeZone} ownTimeZone={ownTimeZone} />
    </DeskProvider>
  )
}

function timeline(
  list: Listed,
  shows: string,
  extra: Pick<Drawn, 'ownTimeZone' | 'kind'> = {},
): KitStory {
  return {
    ...kitStory(situation => (
      <div className="rd-story-wide">
        <OnDesk situation={situation} list={list} {...extra} />
      </div>
    )),
    async play({ canvasElement }) {
      const { root } = await inside(canvasElement)
      await waitForPart(root, shows)
    },
  }
}

async function waitForPart(root: HTMLElement, selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = root.querySelector<HTMLElement>(selector)
    if (found) return found
    await new Promise(resolve => requestAnimationFrame(resolve))
  }
}

const all = pageOf(entries)
const first = pageOf(entries.slice(0, 6), { nextCursor: 'next' })

export const Full: KitStory = timeline(all, '.rd-timeline')
export const OwnTimeBeside: KitStory = timeline(all, '.rd-timeline', {
  ownTimeZone: 'America/Phoenix',
})
export const Unfolded: KitStory = {
  ...timeline(all, '.rd-timeline'),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitForPart(root, '.rd-timeline')
    for (const summary of root.querySelectorAll('summary')) await userEvent.click(summary)
  },
}
export const Orders: KitStory = {
  ...timeline(pageOf([...orderEntries(4), ...entries]), '.rd-timeline'),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await userEvent.click(await waitForPart(root, '.rd-timeline summary'))
    await waitForPart(root, '.rd-timeline-gathered')
  },
}
export const MoreToShow: KitStory = timeline(first, '.rd-timeline .rd-button')
export const MoreFailed: KitStory = {
  ...timeline(
    ({ query }) =>
      query.has('cursor') ? refusal(500, 'unexpected', 'The log is being moved.') : first,
    '.rd-timeline .rd-button',
  ),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await userEvent.click(await waitForPart(root, '.rd-timeline .rd-button'))
    await findByRole('alert')
  },
}
export const Loading: KitStory = timeline('never', '.rd-activity-waiting')
export const Empty: KitStory = timeline(pageOf([]), '.rd-state-empty')
export const NoMatch: KitStory = timeline(pageOf([]), '.rd-state-empty', { kind: 'sales' })
export const Narrowed: KitStory = timeline(pageOf(entries.slice(0, 7)), '.rd-timeline', {
  kind: 'draws',
})
export const Failed: KitStory = timeline(
  refusal(500, 'unexpected', 'The log is being moved.'),
  '.rd-state-failed',
)
export const Forbidden: KitStory = timeline(
  refusal(403, 'not-allowed', 'Your role does not allow this.'),
  '.rd-state-forbidden',
)
