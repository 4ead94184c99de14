import type { ActivityEntry } from '../../../demo/api/activity/record.ts'
import type { OpenDatabase } from '../../../demo/api/database.ts'

/** Puts organisations of these names into an empty database, and answers their ids. */
export async function addOrganizations(
  { db }: OpenDatabase,
  ...names: string[]
): Promise<string[]> {
  const rows = await db
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
  return rows.map(({ id }) => id)
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
