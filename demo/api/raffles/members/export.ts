import * as v from 'valibot'
import { writeCsv } from '../../../../src/core/format/csv.ts'
import type { Locale } from '../../../../src/core/i18n/texts.ts'
import { memberFileWords } from '../../../../src/core/raffles/members/member-file.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { recordActivity } from '../../activity/record.ts'
import type { FileReply } from '../../http/answers.ts'
import { defineCall } from '../../http/call.ts'
import { searchText } from '../../http/lists.ts'
import { actorOf } from '../../session/session.ts'
import { requireRaffle } from '../reach.ts'
import { idSchema } from './input.ts'
import { memberCondition, membersWhere } from './read.ts'

/** A download is personal data leaving the product: it is logged, which is why a GET writes here. */
export const exportMembers = defineCall(
  {
    method: 'get',
    path: rafflePaths.eventMembersExport,
    summary: 'The members of a raffle as a CSV file, in the shape that upload takes.',
    chosenHere: false,
    access: { action: 'members:export', embed: 'raffles:edit' },
    query: v.object({
      eventId: idSchema,
      search: v.optional(searchText, ''),
      active: v.optional(v.picklist(['true', 'false'])),
    }),
    answer: null,
  },
  async ({ api, session, query, language }) => {
    const raffle = await requireRaffle(api.db, session, query.eventId, 'members:export')
    const members = await membersWhere(api.db, memberCondition(raffle.id, query))
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
    return fileOf(members, raffle.name, language)
  },
)

function fileOf(
  members: Awaited<ReturnType<typeof membersWhere>>,
  raffleName: string,
  language: Locale,
): FileReply {
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
    name: `${file} - ${raffleName}.csv`,
  }
}
