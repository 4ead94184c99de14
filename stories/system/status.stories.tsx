import type { AnswerOf } from '../../src/core/contract.ts'
import { statusCalls, statusParts } from '../../src/core/system/status-calls.ts'
import { answerTo, type Prepared, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('status') }
export default meta

type States = Partial<Record<(typeof statusParts)[number], 'fails' | 'unknown'>>
const told = (states: States = {}): AnswerOf<typeof statusCalls.read> => ({
  at: '2025-05-20T15:04:05.000Z',
  parts: statusParts.map(part => ({ part, state: states[part] ?? 'works' })),
})
const answering = (prepared: Prepared<typeof statusCalls.read>): ElementStory =>
  onDesk({ session: 'anonymous', answers: [answerTo(statusCalls.read, prepared)] })

export const Works: ElementStory = usual(answering(told()))
export const MailFails: ElementStory = answering(told({ mail: 'fails' }))
export const DatabaseGone: ElementStory = answering(
  told({ database: 'fails', mail: 'unknown', jobs: 'unknown' }),
)
export const Loading: ElementStory = answering('never')
export const Failed: ElementStory = answering(
  refusal(503, 'unavailable', 'The service can’t be reached.'),
)
