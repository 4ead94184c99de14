import type { ActivityEntry } from '../../../demo/api/activity/record.ts'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../../demo/api/database.ts'
import { temporaryFolder } from '../../database/support.ts'

/** An empty database with organisations by name; `close` in `after`. */
export async function openLog(...names: string[]): Promise<{
  database: OpenDatabase
  organizations: string[]
  folder: string
}> {
  const folder = temporaryFolder()
  const database = await openDatabase({ dataDir: folder })
  await migrate(database.db)
  const rows = await database.db
    .insertInto('organizations')
    .values(
      names.map(name => ({
        name,
        searchName: name.toLowerCase(),
        country: 'CA' as const,
        province: 'NS',
        locale: 'en' as const,
        timeZone: 'America/Halifax',
      })),
    )
    .returning('id')
    .execute()
  return { database, organizations: rows.map(({ id }) => id), folder }
}

export const raffleId = '7a1f0000-0000-4000-8000-000000000001'

/** A change of a raffle's name; each part can be set otherwise. */
export function entryOf(organizationId: string, other: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    organizationId,
    raffleId,
    subject: { type: 'raffle', id: raffleId },
    action: 'changed',
    actor: null,
    at: new Date('2026-11-20T18:30:41.123Z'),
    before: { name: 'Harbour Lights' },
    after: { name: 'Harbour Lights 50/50' },
    ...other,
  }
}
