import { type RawBuilder, sql } from 'kysely'
import { mostCounted, retentionCalls } from '../../../src/core/retention/retention.ts'
import { Refusal } from '../http/refusal.ts'
import { reads } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { isBuyerDue, isEmailDue, isRecordingDue, monthsBefore } from './due.ts'

const look = reads(
  retentionCalls.look,
  'What would be removed the next night if an organisation kept it for so many months: 100,000 of each are counted at most.',
  async ({ api, params, query }) => {
    const id = params.id.toLowerCase()
    const found = isUuid(id)
      ? await api.db
          .selectFrom('organizations')
          .select('id')
          .where('id', '=', id)
          .where('removedAt', 'is', null)
          .where('waiting', '=', false)
          .executeTakeFirst()
      : undefined
    if (!found) throw new Refusal(404, 'not-found')
    const count = async (
      table: 'customers' | 'emails' | 'recordings',
      months: number | undefined,
      isDue: (before: RawBuilder<Date>) => RawBuilder<boolean>,
    ) => {
      if (months === undefined) return 0
      const { rows } = await sql<{ count: number }>`
        select count(*) from (
          select from ${sql.table(table)} where ${sql.ref(`${table}.organization_id`)} = ${id}
            and ${isDue(monthsBefore(api.now(), months))} limit ${mostCounted}
        ) as due
      `.execute(api.db)
      return rows[0]?.count ?? 0
    }
    return {
      buyers: await count('customers', query.keepsBuyers, isBuyerDue),
      emails: await count('emails', query.keepsEmails, isEmailDue),
      recordings: await count('recordings', query.keepsRecordings, isRecordingDue),
    }
  },
)

export const retentionRoutes = [look]
