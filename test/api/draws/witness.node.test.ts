/** Who may watch a draw for the public: nobody who runs it. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { nameSearchKeys } from '../../../src/core/format/same-name.ts'
import { DrawDetailSchema } from '../../../src/core/raffles/draws/draw.ts'
import { rafflePaths } from '../../support/paths.ts'
import type { Answered } from '../support.ts'
import {
  addRaffle,
  dataOf,
  drawNow,
  endSales,
  openApi,
  pickPath,
  prepareDraw,
  sell,
  step,
  type TestRaffle,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const refusal = ({ status, errors }: Answered) => [status, errors[0]?.code, errors[0]?.field]
const dice = { kind: 'dice', text: '3 1 6 2 4 5 1 1 6 3 2 4' }

/** A list that is locked, and what a witness types off its receipt. */
async function locked(raffle: TestRaffle): Promise<string> {
  await sell(raffle, 0, { customer: { firstName: 'Éva', lastName: 'Tremblay' } })
  await endSales(raffle)
  const { locks } = dataOf(DrawDetailSchema, await step(raffle, 'lock'))
  return locks[0]?.root.slice(0, 8) ?? ''
}

test('nobody of the house is the witness: not the operator, their colleagues, nor the product’s own staff', async () => {
  const raffle = await addRaffle(api)
  const code = await locked(raffle)
  for (const witness of [
    'Marguerite Doucette',
    ' marguerite  DOUCETTÉ',
    'Doucette, Marguerite',
    'Mme Marguerite A. Doucette',
    'Joel Paul',
    'Callum Fraser Nyarko',
    'Rosalind Achterberg',
    'bohdan lysenko',
  ])
    assert.deepEqual(
      refusal(await step(raffle, 'receipt', { witness, code })),
      [409, 'witness-is-staff', 'witness'],
      witness,
    )
  assert.equal((await drawNow(raffle)).receipts.length, 0)
  // Of another organisation's staff.
  const taken = await step(raffle, 'receipt', { witness: 'Helen Savoie', code })
  assert.equal(taken.status, 200, taken.text)
  const given = await step(raffle, 'entropy', { ...dice, witness: 'Joel Paul' })
  assert.deepEqual(refusal(given), [409, 'witness-is-staff', 'witness'])
  assert.equal((await step(raffle, 'entropy', { ...dice, witness: 'Helen Savoie' })).status, 200)
})

test('a witness of a buyer’s name is said to be another person, and the log keeps that', async () => {
  const raffle = await addRaffle(api)
  const code = await locked(raffle)
  const named = { witness: 'tremblay, EVA', code }
  const asked = [409, 'witness-has-buyers-name', 'witness']
  assert.deepEqual(refusal(await step(raffle, 'receipt', named)), asked)
  assert.deepEqual(
    refusal(await step(raffle, 'receipt', { ...named, anotherPerson: false })),
    asked,
  )
  const taken = await step(raffle, 'receipt', { ...named, anotherPerson: true })
  assert.equal(taken.status, 200, taken.text)
  // The one who took the receipt was asked about; anybody else is anew.
  assert.equal((await step(raffle, 'entropy', { ...dice, witness: 'Eva Tremblay' })).status, 200)
  const logged = await api.db
    .selectFrom('activity')
    .select(['action', 'after'])
    .where('subjectId', '=', raffle.drawId)
    .where('action', 'in', ['receipt-taken', 'entropy-given'])
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    logged.map(({ action, after }) => [action, after?.witness, after?.anotherPerson]),
    [
      ['receipt-taken', 'tremblay, EVA', true],
      ['entropy-given', 'Eva Tremblay', undefined],
    ],
  )
})

test('a buyer’s name counts where their tickets are in the raffle', async () => {
  const other = await addRaffle(api)
  await sell(other, 0, { customer: { firstName: 'Noor', lastName: 'Haddad' } })
  const raffle = await addRaffle(api)
  const code = await locked(raffle)
  const taken = await step(raffle, 'receipt', { witness: 'Noor Haddad', code })
  assert.equal(taken.status, 200, taken.text)
  const given = await step(raffle, 'entropy', { ...dice, witness: 'Eva Tremblay' })
  assert.deepEqual(refusal(given), [409, 'witness-has-buyers-name', 'witness'])
})

test('the database compares names as we do', async () => {
  for (const name of [
    'Zoé Bérubé-Lemieux',
    'Anne-Marie O’Brien',
    "D'Arcy  McGee",
    'Søren Œuvray Straße Łódź',
    'Mary A. Smith',
    'Éva Tremblay',
    'Ніна Ткач',
  ]) {
    const { rows } = await sql<{ bare: string }>`select bare_name(${name}) as bare`.execute(api.db)
    assert.equal(rows[0]?.bare, nameSearchKeys(name)[0], name)
  }
})

test('the same holds for those who watch a barrel', async () => {
  const raffle = await addRaffle(api, { drawType: 'barrel', percent: null })
  const { firstTicketNumber } = await sell(raffle)
  await endSales(raffle)
  await prepareDraw(raffle)
  const [stub] = dataOf(
    v.array(v.object({ validationCode: v.string() })),
    await raffle.get(rafflePaths.drawStubs(raffle.drawId)),
  )
  const drawn = { ticketNumber: firstTicketNumber, validationCode: stub?.validationCode }
  const enter = (witnesses: string[], more = {}) =>
    raffle.post(pickPath(raffle), { ...drawn, witnesses, ...more })
  const staff = await enter(['Ada Muise', 'Marguerite Doucette'])
  assert.deepEqual(refusal(staff), [409, 'witness-is-staff', 'witnesses'])
  const buyer = await enter(['Ada Muise', 'Eva Tremblay'])
  assert.deepEqual(refusal(buyer), [409, 'witness-has-buyers-name', 'witnesses'])
  const entered = await enter(['Ada Muise', 'Eva Tremblay'], { anotherPerson: true })
  assert.equal(entered.status, 201, entered.text)
  const { after: kept } = await api.db
    .selectFrom('activity')
    .select('after')
    .where('raffleId', '=', raffle.raffleId)
    .where('action', '=', 'picked')
    .executeTakeFirstOrThrow()
  assert.equal(kept?.anotherPerson, true)
})
