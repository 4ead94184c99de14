import type { Role } from '../../src/core/session/role.ts'
import { userCalls } from '../../src/core/users/calls.ts'
import { type Answers, answerTo, pageOf, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, onDesk, usual } from '../support/story.tsx'
import { sampleUsers, seller, suspendedSeller } from './sample-users.ts'

const meta = { ...elementMeta('users') }
export default meta

const { list } = userCalls

/** Signed in to us, as one who manages people. */
const as = (role: Role, answers: Answers): ElementStory =>
  onDesk({ kind: 'standalone', person: person => ({ ...person, roles: [role] }), answers })

export const Users: ElementStory = usual(as('account owner', [answerTo(list, pageOf(sampleUsers))]))
/** They see those who sell. */
export const AsAgentManager: ElementStory = as('Agent Manager', [
  answerTo(list, pageOf([seller, suspendedSeller])),
])
export const Empty: ElementStory = as('Agent Manager', [answerTo(list, pageOf([]))])
export const Loading: ElementStory = as('account owner', [answerTo(list, 'never')])
export const Failed: ElementStory = as('account owner', [
  answerTo(list, refusal(500, 'unexpected', 'People are being counted.')),
])
