import { slipCalls } from '../../../src/core/slips/calls.ts'
import { once } from '../http/idempotency.ts'
import { refusalMessage } from '../http/messages.ts'
import { Refusal } from '../http/refusal.ts'
import { type At, answers } from '../http/routes.ts'
import { reaches, requireReach } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import { currentKey, secretOf } from './keys.ts'
import { openSlip } from './open-slip.ts'
import { erasedNameOf, OrderRefused, readFacts, recoverOrder } from './recover.ts'

const key = answers(
  slipCalls.key,
  'What a device of this seller seals its slips with, while it has no network.',
  async ({ api, session, query: { organizationId = session.organization.id, device } }) => {
    requireReach(session, 'orders:create', organizationId)
    const current = await currentKey(api.db, api.now())
    const data = {
      id: current.id,
      publicKey: current.publicKey.toString('base64'),
      secret: secretOf(current, {
        userId: session.user.id,
        organizationId,
        device,
      }).toString('base64'),
    }
    return { json: { data }, store: false }
  },
)

const recover = answers(
  slipCalls.recover,
  'Enters the order of a slip as its seller’s own, once however often it is scanned or sent.',
  async at => {
    const { api, session, body } = at
    const slip = await openSlip(api.db, body.code)
    if (!reaches(session, 'orders:recover', slip.organizationId))
      throw new Refusal(403, [{ code: 'slip-other-organization', field: 'code' }])
    const facts = await readFacts(api.db, slip, api.now())
    const lane = slip.purchase.lines.map(({ eventId }) => eventId).sort()[0] ?? null
    try {
      const reply = await once(at, lane, async transaction => {
        const outcome = await recoverOrder(transaction, slip, {
          actor: actorOf(session),
          at: api.now(),
          notDuplicate: body.notDuplicate,
        })
        const name = await erasedNameOf(transaction, slip)
        const told = name === null ? facts : { ...facts, customerName: name }
        return { json: { data: { slip: told, outcome } } }
      })
      api.confirmations.wake()
      return reply
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error
      const outcome = { state: 'refused', reasons: worded(at, error.refusal) }
      return { json: { data: { slip: facts, outcome } } }
    }
  },
)

function worded({ language }: At<typeof slipCalls.recover>, { reasons }: Refusal) {
  return reasons.map(({ code, field, params }) => ({
    code,
    message: refusalMessage(code, language, { ...params, field }),
    ...(field !== undefined && { field }),
  }))
}

export const slipRoutes = [key, recover]
