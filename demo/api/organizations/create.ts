import { searchName } from '../../../src/core/format/search-name.ts'
import { organizationCreationCalls } from '../../../src/core/organizations/creation.ts'
import { recordActivity } from '../activity/record.ts'
import { requireZone } from '../database/zones.ts'
import { writes } from '../http/routes.ts'
import { invite } from '../one-time-links/invitations.ts'
import { actorOf } from '../session/session.ts'
import { numberOf, requireOfCountry } from '../sign-up/sign-ups.ts'

const create = writes(
  organizationCreationCalls.create,
  'Takes an organisation in, for those who run the product; whoever will own it is invited by a letter.',
  () => null,
  async ({ transaction, session, api, body, origin }) => {
    const { name, country, province, charityNumber, language: locale, timeZone, owner } = body
    requireOfCountry({ country, province, charityNumber })
    await requireZone(transaction, timeZone)
    const at = api.now()
    const actor = actorOf(session)
    const { id } = await transaction
      .insertInto('organizations')
      .values({
        name,
        searchName: searchName(name),
        country,
        province,
        charityNumber: numberOf(country, charityNumber),
        locale,
        timeZone,
        logo: null,
        createdAt: at,
        changedAt: at,
        changedBy: session.user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordActivity(transaction, {
      organizationId: id,
      raffleId: null,
      subject: { type: 'organization', id },
      action: 'created',
      actor,
      at,
      before: null,
      after: { name, country, province },
    })
    await invite(
      transaction,
      { organizationId: id, ...owner, roles: ['account owner'], locale },
      { at, origin, actor },
    )
    return { id, name }
  },
)

export const organizationCreationRoutes = [create]
