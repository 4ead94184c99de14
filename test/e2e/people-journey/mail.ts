/** The mails of the product that runs, as the outbox page shows them, and what becomes of their links with time. */
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { addMember } from '../../support/add-member.ts'
import { productDatabase, runningProduct } from '../../support/running-product.ts'
import { until } from '../../support/until.ts'
import type { Person } from '../journey/people.ts'

/**
 * Opens the outbox, and in it the link of the newest mail to somebody.
 *
 * @param sent how many they have been sent by now: an answer goes before what is written after it
 */
export async function openLink(person: Person, email: string, sent = 1): Promise<void> {
  const { page } = person
  const mails = page.getByRole('article').filter({ hasText: email })
  await until(async () => {
    await page.goto(`${runningProduct().url}/outbox`)
    return (await mails.count()) >= sent
  }, `${sent} emails`)
  await person.press(mails.first().getByRole('link').first())
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** What was sent to somebody, so long ago that it is over. */
export async function letExpire(email: string): Promise<void> {
  const { db } = productDatabase()
  try {
    await db
      .updateTable('oneTimeLinks')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('signUpId', 'in', db.selectFrom('signUps').select('id').where('email', '=', email))
      .executeTakeFirstOrThrow()
  } finally {
    await db.destroy()
  }
}

/** Somebody who works in another organization, with the password of the example data. */
export async function somebodyElsewhere(
  name: string,
  role: Role = 'raffle admin',
): Promise<string> {
  const { db } = productDatabase()
  const { id: organizationId } = seedOrganizations.ternCove
  try {
    const member = { organizationId, roles: [role], name }
    return (await addMember({ db, now: new Date() }, member)).email
  } finally {
    await db.destroy()
  }
}
