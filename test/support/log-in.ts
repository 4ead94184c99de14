import type { Page } from 'playwright-core'
import { seedSignIns } from '../../demo/api/seed/people.ts'
import type { Role } from '../../src/core/session/role.ts'

/** The seed's first person of a role. */
export function personOf(role: Role) {
  const person = seedSignIns.find(candidate => candidate.role === role)
  if (!person) throw new Error(`The seed has nobody who is ${role}`)
  return person
}

/** Fills in the login form that the page shows, as a person would, and waits until it is left. */
export async function logIn(page: Page, role: Role): Promise<void> {
  const { email, password } = personOf(role)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.locator('raffle-desk-login').waitFor({ state: 'detached' })
  // Home, or where home leads an agent.
  await page.locator('#rd-content h1').first().waitFor()
}
