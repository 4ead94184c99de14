/** What those who run the product agree with an organization and enter of it: fees, number, picture. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { addressOf } from '../../src/core/contract.ts'
import { organizationCalls } from '../../src/core/organizations/calls.ts'
import {
  OrganizationRecordSchema,
  organizationRecordCalls,
} from '../../src/core/organizations/organization-record.ts'
import { uploadCalls } from '../../src/core/upload/calls.ts'
import { encryptionHeader } from '../../src/core/upload/put-file.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { detailOf, newKey } from './raffles/support.ts'
import { startApi } from './support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const { id } = seedOrganizations.bramblewick
const admin = await api.signIn('RB admin')
const owner = await api.signIn('account owner', 'dale.whitcombe@bramblewick.example')

const RecordAnswer = v.object({ data: OrganizationRecordSchema })
async function record() {
  const path = addressOf(organizationRecordCalls.get.path, { id })
  return v.parse(RecordAnswer, (await api.ask('GET', path, { token: admin })).json).data
}
const changeOf = (of: string, body: object) =>
  api.ask('PATCH', addressOf(organizationRecordCalls.change.path, { id: of }), {
    token: admin,
    body,
  })
const change = async (body: object) => changeOf(id, { version: (await record()).version, ...body })

const raffle = { name: 'Stick it', category: 'Raffle', province: 'ON', timeZone: 'America/Toronto' }
async function make(body: object, token = owner) {
  return detailOf(await api.ask('POST', paths.events, { token, body, headers: newKey() }))
}

test('its fees are what a new raffle of it begins with; those that are there keep theirs', async () => {
  const first = await make(raffle)
  assert.equal(first.raffleboxOrderFeeDollars, 25, 'as it was seeded')
  const done = await change({ raffleboxFeePercent: 4.5, raffleboxOrderFeeDollars: 0 })
  assert.equal(done.status, 200, done.text)
  const logged = await api.db
    .selectFrom('activity')
    .select(['before', 'after'])
    .where('organizationId', '=', id)
    .where('subjectType', '=', 'organization')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  assert.deepEqual(logged, {
    before: { raffleboxFeePercent: 5, raffleboxOrderFeeDollars: 25 },
    after: { raffleboxFeePercent: 4.5, raffleboxOrderFeeDollars: 0 },
  })
  const second = await make(raffle)
  assert.deepEqual(
    [second.raffleboxFeePercent, second.raffleboxOrderFeeDollars, second.processingFeePercent],
    [4.5, 0, first.processingFeePercent],
  )
  const otherwise = await make({ ...raffle, organizationId: id, raffleboxFeePercent: 1 }, admin)
  assert.equal(otherwise.raffleboxFeePercent, 1, 'whoever may sets another')
  const view = await api.ask('GET', rafflePaths.editView('CA'), { token: owner })
  assert.match(view.text, /"raffleboxFeePercent":4\.5/)
  const kept = await api.ask('GET', rafflePaths.event(first.id), { token: owner })
  assert.equal(detailOf(kept).raffleboxOrderFeeDollars, 25)
})

test('its number is one of its country, kept without blanks, and may be none', async () => {
  const wrong = await change({ charityNumber: '12-3456789' })
  assert.deepEqual([wrong.status, wrong.errors[0]?.field], [422, 'charityNumber'])
  await change({ charityNumber: '99999 0014 rr0001' })
  assert.equal((await record()).charityNumber, '999990014RR0001')
  await change({ charityNumber: null })
  assert.equal((await record()).charityNumber, null)
})

test('its picture is a file of its own that has arrived, shown to everybody of it, and goes again', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
  const file = { fileName: 'logo.png', contentType: 'image/png', size: png.length }
  const body = { ...file, organizationId: id }
  const place = await api.ask('POST', uploadCalls.organization.path, { token: admin, body })
  const { data } = v.parse(v.object({ data: uploadCalls.organization.answer }), place.json)
  const logo = data.address
  const early = await change({ logo })
  assert.deepEqual([early.status, early.errors[0]?.field], [422, 'logo'])
  const headers = { 'content-type': 'image/png', [encryptionHeader]: 'AES256' }
  await api.ask('PUT', data.url, { text: png, headers })
  const done = await change({ logo })
  assert.equal(done.status, 200, done.text)

  const shown = async () => {
    const path = addressOf(organizationCalls.get.path, { id })
    const answer = await api.ask('GET', path, { token: owner })
    return v.parse(v.object({ data: organizationCalls.get.answer }), answer.json).data.logo
  }
  assert.deepEqual([(await record()).logo, await shown()], [logo, logo])
  const stale = await changeOf(id, { version: 1, logo: null })
  assert.equal(stale.status, 409)
  assert.equal(v.parse(RecordAnswer, stale.json).data.logo, logo)
  const another = await changeOf(seedOrganizations.saltmarsh.id, { version: 1, logo })
  assert.deepEqual([another.status, another.errors[0]?.field], [422, 'logo'])
  await change({ logo: null })
  assert.equal(await shown(), null)
})
