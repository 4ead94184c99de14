import { demoEmbedKey } from '../../demo/api/seed/people.ts'
import { paths } from '../support/paths.ts'
import { foreign, type HostileCase, own } from './hostile-case.ts'

/** A call for an embed token that would be granted, but for what is changed in it. */
export const embed = (change: object) => ({
  method: 'POST',
  path: paths.embedSessions,
  ask: () => ({
    token: demoEmbedKey,
    body: {
      person: { email: 'marguerite.doucette@terncove.example' },
      role: 'account owner',
      organizationId: own,
      origin: 'https://intranet.example',
      scopes: ['dashboard:read'],
      ...change,
    },
  }),
})

/** Calls for embed tokens. */
export const embedCases: HostileCase[] = [
  {
    it: 'asks for an embed token with a forged key',
    method: 'POST',
    path: paths.embedSessions,
    ask: () => ({ ...embed({}).ask(), token: `rdk_${'A'.repeat(43)}` }),
    status: 401,
    code: 'bad-key',
  },
  {
    it: 'asks for a foreign organisation with the key',
    ...embed({ organizationId: foreign }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'asks for a page on an origin that the key does not allow',
    ...embed({ origin: 'https://evil.example' }),
    status: 403,
    code: 'origin-not-allowed',
  },
  {
    it: 'asks for a role of the product',
    ...embed({ person: { email: 'rosalind.achterberg@raffledesk.example' }, role: 'RB admin' }),
    status: 403,
    code: 'role-not-in-key',
  },
  {
    it: 'asks for a role that the key does not name',
    ...embed({ person: { email: 'joel.paul@terncove.example' }, role: 'In Person Sales' }),
    status: 403,
    code: 'role-not-in-key',
  },
  {
    it: 'asks for a role that the person does not have',
    ...embed({ role: 'raffle admin' }),
    status: 403,
    code: 'person-not-allowed',
  },
  {
    it: 'asks for a person of another organisation in the role that they have there',
    ...embed({ person: { email: 'helen.savoie@saltmarsh.example' } }),
    status: 403,
    code: 'person-not-allowed',
  },
  {
    it: 'asks for a page of this machine where nothing is tried',
    ...embed({ origin: 'http://localhost:4001' }),
    status: 403,
    code: 'origin-not-allowed',
  },
  {
    it: 'asks for a person who does not exist',
    ...embed({ person: { email: 'nobody@terncove.example' } }),
    status: 403,
    code: 'person-not-allowed',
  },
  {
    it: 'asks for a scope that does not exist',
    ...embed({ scopes: ['everything'] }),
    status: 422,
    code: 'invalid',
  },
]
