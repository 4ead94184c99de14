import { sql, type Transaction } from 'kysely'
import { exclusionChecks } from '../../../src/core/raffles/winners/winner.ts'
import type { Actor } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { type DrawContext, readDraw } from '../raffles/draws/context.ts'
import { progressOf } from '../raffles/draws/detail.ts'
import { countEligible } from '../raffles/draws/eligible.ts'
import { lockDraw } from '../raffles/draws/lock.ts'
import { lockInForce } from '../raffles/draws/locked-list.ts'
import { giveEntropy, takeReceipt } from '../raffles/draws/steps.ts'
import { recordPrint } from '../raffles/draws/stubs.ts'
import { addExcluded } from '../raffles/excluded/write.ts'
import { marksOf } from '../raffles/winners/buyer-marks.ts'
import { recordContact } from '../raffles/winners/contact.ts'
import { changeWinner, type WinnerChange } from '../raffles/winners/decide.ts'
import { pickNext } from '../raffles/winners/pick.ts'
import { planOf } from '../raffles/winners/plan.ts'
import { findWinner } from '../raffles/winners/read.ts'
import { actorOf, type Session } from '../session/session.ts'
import { seedStaff } from './staff.ts'

const minute = 60_000

/** Witnesses of the demonstration's draws; they are nobody. */
const witnesses = ['Nadia Okonkwo', 'Père Anselme Roy', 'Tom Birchall', 'Sister Agnes Muise']

/** A raffle above that many tickets is only seeded for measuring: its lists would take minutes. Its draw stays due. */
const mostTickets = 100_000

interface Due {
  id: string
  raffleName: string
  drawAt: Date
}

/**
 * Every draw whose date has passed, made as staff make it: locked, witnessed, picked by the real code, confirmed. Of
 * "Moitié-moitié d’été" nothing is picked yet; the newest Puck Night has a board member's ticket rejected.
 */
export async function seedDraws(db: Transaction<Database>, now: Date): Promise<void> {
  await clearCheques(db, now)
  const { rows } = await sql<Due>`
    select draws.id, raffles.name as raffle_name, coalesce(draws.draw_at, raffles.draw_at) as draw_at
    from draws join raffles on raffles.id = draws.raffle_id
    where coalesce(draws.draw_at, raffles.draw_at) < ${now}
      and (raffles.status = 'closed' or (raffles.status = 'active' and draws.draw_at is not null))
      and raffles.next_ticket_number - raffles.starting_ticket_number < ${mostTickets}
    order by draw_at, raffles.name
  `.execute(db)
  const newestPuckNight = rows.filter(({ raffleName }) => raffleName.startsWith('Puck')).at(-1)
  for (const [index, due] of rows.entries()) {
    const draw = await readDraw(db, due.id)
    if (!draw) continue
    const witness = witnesses[index % witnesses.length] ?? ''
    await makeDraw(db, draw, due.drawAt, { witness, rejects: due === newestPuckNight, now })
  }
  await leaveUndrawnOpen(db)
  await printStubs(db, now)
}

/** Nothing is closed without its winner: what is too large to be drawn here has ended, and waits for its draw. */
export async function leaveUndrawnOpen(db: Transaction<Database>): Promise<void> {
  await sql`
    update raffles set status = 'ended', closed_at = null
    where status = 'closed' and next_ticket_number - starting_ticket_number >= ${mostTickets}
  `.execute(db)
}

async function makeDraw(
  db: Transaction<Database>,
  draw: DrawContext,
  drawAt: Date,
  { witness, rejects, now }: { witness: string; rejects: boolean; now: Date },
): Promise<void> {
  const [session, second = session] = seedStaff(draw.organizationId)
  if (!session || !second) return
  const latest = now.getTime() - minute
  const at = (minutes: number) => new Date(Math.min(drawAt.getTime() + minutes * minute, latest))
  const by = (minutes: number) => ({ session, at: at(minutes) })
  const actor = actorOf(session)
  // A seed of a few orders leaves some raffles without enough tickets.
  const { pickTotal } = await progressOf(db, draw.id)
  if ((await countEligible(db, draw)) < pickTotal + Number(rejects)) return
  await lockDraw(db, draw, {
    at: at(2),
    actor,
    leaveOut: ['orders-pending', 'cheques-uncleared'],
  })
  const lock = await lockInForce(db, draw.id)
  if (!lock) return
  const code = lock.root.toString('hex', 0, 4)
  await takeReceipt(db, draw, by(5), { witness, code })
  await giveEntropy(db, draw, by(8), { kind: 'dice', text: diceOf(draw.seed), witness })
  const plan = await planOf(db, draw, lock)
  const prizes = await db
    .selectFrom('prizes')
    .select(['id', 'category', 'quantity'])
    .where('drawId', '=', draw.id)
    .orderBy('position', 'desc')
    .execute()
  const confirm = async (id: string) => {
    await decide(db, draw, id, by(40), { status: 'verified', checks: [...exclusionChecks] })
    const confirmed = { status: 'confirmed' as const, note: await answerTo(db, id, session) }
    await decide(db, draw, id, by(50), confirmed)
    const late = { session: second, at: at(90) }
    if (draw.confirmedByTwo) await decide(db, draw, id, late, confirmed)
    await reach(db, draw, id, actor, at)
  }
  if (rejects) await rejectFirst(db, draw, prizes[0], by, witness)
  for (const { quantity, ...prize } of prizes) {
    for (let time = 0; time < quantity; time += 1)
      await confirm(
        await pickNext(db, draw, prize, { at: at(30), actor }, rejects ? undefined : plan),
      )
  }
}

/** Who was rejected or is excluded may share a phone number with the next winner. */
async function answerTo(
  db: Transaction<Database>,
  id: string,
  session: Session,
): Promise<string | undefined> {
  const { flags } = (await marksOf(db, [await findWinner(db, session, id)]))(id)
  return flags.length > 0 ? 'Another person at the same address.' : undefined
}

/** By telephone, two hours after the draw; in some draws only at the second call. */
async function reach(
  db: Transaction<Database>,
  draw: DrawContext,
  winnerId: string,
  actor: Actor,
  at: (minutes: number) => Date,
): Promise<void> {
  const missed = Number.parseInt(draw.id.slice(0, 2), 16) % 3 === 0
  const call = { channel: 'phone', note: '' } as const
  if (missed)
    await recordContact(db, draw, winnerId, { ...call, reached: false }, { actor, at: at(120) })
  await recordContact(db, draw, winnerId, { ...call, reached: true }, { actor, at: at(180) })
}

/** A board member's ticket is picked; a witness rolls again, and the list of excluded people knows of it from now on. */
async function rejectFirst(
  db: Transaction<Database>,
  draw: DrawContext,
  prize: { id: string; category: 'jackpot' | 'prize' } | undefined,
  by: (minutes: number) => { session: Session; at: Date },
  witness: string,
): Promise<void> {
  if (!prize) return
  const { session, at } = by(10)
  const id = await pickNext(db, draw, prize, { at, actor: actorOf(session) })
  const note = 'Sits on the board.'
  await decide(db, draw, id, by(15), { status: 'rejected', reason: 'board-or-staff', note })
  const { firstName, lastName, email, phone } = await findWinner(db, session, id)
  const person = { name: `${firstName} ${lastName}`, email, phone, note }
  const { organizationId, raffleId } = draw
  const writing = { organizationId, raffleId, actor: actorOf(session), at: by(16).at }
  await addExcluded(db, { ...person, reason: 'board-or-staff' }, writing)
  const text = diceOf(Buffer.from(draw.id))
  const redrawReason = 'A board member can’t win.'
  await giveEntropy(db, draw, by(20), { kind: 'dice', text, witness, redrawReason })
}

async function decide(
  db: Transaction<Database>,
  draw: DrawContext,
  id: string,
  by: { session: Session; at: Date },
  change: WinnerChange,
): Promise<void> {
  await changeWinner(db, draw, await findWinner(db, by.session, id), change, by)
}

/** Twelve dice, as a witness should roll. */
function diceOf(bytes: Buffer): string {
  return [...bytes.subarray(0, 12)].map(byte => (byte % 6) + 1).join(' ')
}

/** The bank has paid every cheque that had two weeks for it; those of raffles that are over, all. */
async function clearCheques(db: Transaction<Database>, now: Date): Promise<void> {
  await sql`
    insert into cheque_clearings (order_id, cleared_at)
    select orders.id, least(orders.created_at + interval '5 days', raffles.draw_at, ${now}::timestamptz)
    from orders join raffles on raffles.id = orders.raffle_id
    where orders.type = 'cheque' and orders.status = 'ACTIVE'
      and (raffles.status = 'closed' or orders.created_at < ${now}::timestamptz - interval '14 days')
  `.execute(db)
}

/** The stubs of the Fire Hall's barrel are printed; a jam cost some of them, which were printed again. */
async function printStubs(db: Transaction<Database>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; first: number; last: number }>`
    select draws.id, min(tickets.first_number) as first, max(tickets.last_number) as last
    from draws join raffles on raffles.id = draws.raffle_id
    join tickets on tickets.raffle_id = raffles.id
    where raffles.draw_type = 'barrel' and raffles.status = 'ended'
    group by draws.id
  `.execute(db)
  for (const { id, first, last } of rows) {
    const draw = await readDraw(db, id)
    const [session] = seedStaff(draw?.organizationId ?? '')
    if (!draw || !session || (await countEligible(db, draw)) === 0) continue
    const at = (hours: number) => new Date(now.getTime() - hours * 60 * minute)
    const all = { firstNumber: first, lastNumber: last }
    await recordPrint(db, draw, { session, at: at(20) }, { ...all, reprint: false })
    const jammed = {
      firstNumber: Math.min(last, first + 12),
      lastNumber: Math.min(last, first + 35),
    }
    // A few orders leave gaps of void tickets: nothing to print again in one.
    if (last - first < 100) continue
    const reprint = { ...jammed, reprint: true, reason: 'Paper jam' }
    await recordPrint(db, draw, { session, at: at(19) }, reprint)
  }
}
