/** Organizations that are taken in: those that signed up and wait for a decision, and one that staff enter. */
import { randomUUID } from 'node:crypto'
import { addressOf } from '../../../../src/core/contract.ts'
import { waitingCalls } from '../../../../src/core/sign-up/waiting.ts'
import { newKey } from '../../raffles/support.ts'
import type { TestApi } from '../../support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'

/** One whose address is verified. @returns its id */
async function addSignUp({ db, now }: TestApi): Promise<string> {
  const { id: organizationId } = await db
    .insertInto('organizations')
    .values({
      name: 'Gull Rock Rescue',
      searchName: 'gull rock rescue',
      country: 'CA',
      province: 'NS',
      locale: 'en',
      timeZone: 'America/Halifax',
      charityNumber: '118800000RR0001',
      waiting: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('signUps')
    .values({
      organizationId,
      state: 'waiting',
      name: 'Nadia Okafor',
      email: `${randomUUID()}@example.org`,
      passwordHash,
      createdAt: now,
      verifiedAt: now,
      changedAt: now,
      requestKey: Buffer.from(randomUUID()),
      requestDigest: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function waiting({ api, admin }: Home) {
  const id = await addSignUp(api)
  const path = addressOf(waitingCalls.sendBack.path, { id })
  const body = { version: 1, reason: 'Its number is another charity’s' }
  return {
    params: { id },
    token: admin,
    body: { version: 1 },
    touch: () => api.ask('POST', path, { token: admin, body, headers: newKey() }),
  }
}

export const signUpWorlds = {
  'POST /organization-service/v2/organizations': async ({ admin }) => ({
    token: admin,
    body: {
      name: 'Sable Point Skating Club',
      country: 'CA',
      province: 'NS',
      language: 'en',
      timeZone: 'America/Halifax',
      owner: { name: 'Nadia Okafor', email: `${randomUUID()}@example.org` },
    },
    also: { charityNumber: '11880 0000 RR0001' },
  }),
  'GET /organization-service/v2/sign-ups': async ({ admin }) => ({ token: admin }),
  'POST /organization-service/v2/sign-ups/:id/approve': waiting,
  'POST /organization-service/v2/sign-ups/:id/send-back': async home => {
    const { body, ...asked } = await waiting(home)
    return { ...asked, body: { ...body, reason: 'The name is not the registered one' } }
  },
} satisfies Partial<Record<CallName, World>>
