import { type SystemInfo, systemCalls } from '../../src/core/system/calls.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('systemInfo') }
export default meta

const running: SystemInfo = {
  build: '4c1f0a92d7be',
  builtAt: '2025-05-14T13:20:00.000Z',
  environment: 'test',
  at: '2025-05-20T15:04:05.000Z',
  startedAt: '2025-05-19T06:00:00.000Z',
  parts: [
    { name: 'api', healthy: true },
    { name: 'database', healthy: true },
    { name: 'disk', healthy: true },
  ],
  storage: { databaseBytes: 184_320_000, files: 37, fileBytes: 9_412_608 },
}

const answering = (answers: Answers): ElementStory => onDesk({ kind: 'standalone', answers })

/** Its clock is this device's. */
const now = (more: Partial<SystemInfo> = {}) =>
  answering([
    answerTo(systemCalls.info, () => ({ ...running, at: new Date().toISOString(), ...more })),
  ])

export const Running: ElementStory = usual(now())
export const NothingBuilt: ElementStory = now({ build: null, builtAt: null })
export const DiskFull: ElementStory = now({
  parts: [
    { name: 'api', healthy: true },
    { name: 'database', healthy: false },
    { name: 'disk', healthy: false },
  ],
})
/** The server's clock stands in May 2025. */
export const ClockWrong: ElementStory = answering([answerTo(systemCalls.info, running)])
export const Loading: ElementStory = answering([answerTo(systemCalls.info, 'never')])
export const Failed: ElementStory = answering([
  answerTo(systemCalls.info, refusal(503, 'unavailable', 'The database can’t be reached.')),
])
