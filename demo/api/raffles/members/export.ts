import { writeCsv } from '../../../../src/core/format/csv.ts'
import { memberCalls } from '../../../../src/core/raffles/members/calls.ts'
import { memberFileWords } from '../../../../src/core/raffles/members/member-file.ts'
import { recordActivity } from '../../activity/record.ts'
import { conditionOf } from '../../http/read-list.ts'
import { answers } from '../../http/routes.ts'
import { actorOf } from '../../session/session.ts'
import { requireRaffle } from '../reach.ts'
import { memberSource, membersWhere, ofRaffle } from './stored.ts'

/** A download is personal data leaving the product: it is logged, which is why a GET writes here. */
export const exportMembers = answers(
  memberCalls.file,
  'The members of a raffle as a CSV file, in the shape that upload takes.',
  async ({ api, session, query, language }) => {
    const raffle = await requireRaffle(api.db, session, query.eventId, 'members:export')
    const condition = conditionOf(memberSource, query.filters, ofRaffle(raffle.id))
    const members = await membersWhere(api.db, condition)
    await api.write(raffle.id, transaction =>
      recordActivity(transaction, {
        organizationId: raffle.organizationId,
        raffleId: raffle.id,
        subject: { type: 'raffle', id: raffle.id },
        action: 'exported',
        actor: actorOf(session),
        at: api.now(),
        before: null,
        after: { rows: members.length },
      }),
    )
    const { file, columns, ticketsSold, yes, no } = memberFileWords[language]
    const head = [columns.number, columns.name, columns.email, columns.active, ticketsSold]
    const rows = members.map(({ number, name, email, active, ticketsSold: sold }) => [
      number,
      name,
      email ?? '',
      active ? yes : no,
      sold,
    ])
    return {
      file: writeCsv([head, ...rows]),
      type: 'text/csv',
      name: `${file} - ${raffle.name}.csv`,
    }
  },
)
