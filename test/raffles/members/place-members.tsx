import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import { DeskProvider } from '../../../src/screens/desk.tsx'
import { MemberBoard } from '../../../src/screens/raffles/members/member-board.tsx'
import { sampleMembers } from '../../../stories/raffles/member-fixtures.ts'
import { detailOf, harbourLights, listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { type Answers, answerTo } from '../../../stories/support/fake-api.ts'
import { type StoryDeskOptions, storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { type PlacedKit, placeKit } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'

export const raffle = detailOf(harbourLights)

export async function placeMembers(
  answers: Answers = [],
  person?: StoryDeskOptions['person'],
  shown = 'Anjali Sharma',
) {
  const desk = storyDesk(usualGlobals, {
    answers: [answerTo(memberCalls.list, listAnswer(sampleMembers)), ...answers],
    ...(person && { person }),
  })
  await desk.start()
  const kit = await placeKit(
    <DeskProvider desk={desk}>
      <MemberBoard raffle={raffle} />
    </DeskProvider>,
  )
  await waitFor(() => textIn(kit).includes(shown))
  return kit
}

export const buttonsOf = ({ scope }: PlacedKit, name: string) =>
  [...scope.querySelectorAll<HTMLElement>('button')].filter(
    each => each.textContent?.trim() === name,
  )
export const textIn = ({ scope }: PlacedKit) => scope.textContent ?? ''

/** Waits for a notice and takes it away: left there, it would stand above what the next test opens. */
export async function dismissNotice(text: string): Promise<void> {
  const notice = await waitFor(() => noticeWith(text))
  notice.querySelector<HTMLElement>('.rd-notice-dismiss')?.click()
  await waitFor(() => noticeWith(text) === undefined)
}

const noticeWith = (text: string) =>
  [...document.body.children]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('.rd-notice') ?? [])])
    .find(notice => notice.textContent?.includes(text))
