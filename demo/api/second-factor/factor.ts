/** Whether somebody has a second factor, and what it takes. */
import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { hashSecret } from '../session/token.ts'
import { tryingSecret } from '../session/trying.ts'
import { stepOf } from './totp.ts'

/** The key of a factor that was proved; null: there is none. */
export async function factorOf(db: Kysely<Database>, userId: string): Promise<Buffer | null> {
  const factor = await db
    .selectFrom('secondFactors')
    .select('secret')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return factor?.secret ?? null
}

/** Codes are counted by person, wherever they are asked for. */
export function tryingCode<Result>(
  api: ApiContext,
  { userId, address }: { userId: string; address: string },
  work: () => Promise<Result>,
  told?: (failures: number) => void,
): Promise<Result> {
  const wrong = ['code-wrong', 'code-used', 'passkey-wrong']
  const whose = { subject: `second factor of ${userId}`, address, wrong }
  return tryingSecret(api, whose, work, told)
}

/** Holds somebody's factor before all that hangs on it, in the order in which it is taken away. */
export async function holdFactor(
  transaction: Transaction<Database>,
  userId: string,
): Promise<void> {
  await sql`select from second_factors where user_id = ${userId} for update`.execute(transaction)
}

/**
 * Takes a code of the app that is later than any that was taken before, or a recovery code that nobody used: of two at once
 * one. @returns which of them it was @throws Refusal 422 at `code`
 */
export async function takeCode(
  transaction: Transaction<Database>,
  { userId, secret, code }: { userId: string; secret: Buffer; code: string },
  at: Date,
): Promise<'app' | 'recovery'> {
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(secret, code, at)
    if (step === null) throw wrong('code-wrong')
    const taken = await transaction
      .updateTable('secondFactors')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('secret', '=', secret)
      .where(({ eb, or }) => or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) throw wrong('code-used')
    return 'app'
  }
  const taken = await transaction
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('codeHash', '=', hashSecret(code))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw wrong('code-wrong')
  return 'recovery'
}

const wrong = (code: 'code-wrong' | 'code-used') => new Refusal(422, [{ code, field: 'code' }])

/** Without letters that are taken for digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const recoveryCount = 10

/** Ten codes of 50 bits, in place of those there were; only their hashes are kept. @returns as people read them */
export async function newRecoveryCodes(
  transaction: Transaction<Database>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () =>
    [...randomBytes(10)].map(byte => letters[byte % letters.length]).join(''),
  )
  await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map(code => ({ userId, codeHash: hashSecret(code), usedAt: null })))
    .execute()
  return codes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Takes a factor away with all that hangs on it. @returns whether there was one */
export async function dropFactor(
  transaction: Transaction<Database>,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from second_factors where user_id = ${userId} and confirmed_at is not null returning user_id
  `.execute(transaction)
  return rows.length > 0
}
