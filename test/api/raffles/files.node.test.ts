/** Uploads and stored files: images for everybody, licences for those who may read them. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { paths, rafflePaths } from '../../support/paths.ts'
import { startApi } from '../support.ts'
import { codes, create, detailOf, newKey } from './support.ts'

const api = await startApi()
after(() => api.close())
const owner = await api.signIn('raffle admin')
const agent = await api.signIn('In Person Sales')
const stranger = await api.signIn('raffle admin', 'ingrid.solberg@kettlebrook.example')

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj')
const encrypted = { 'x-amz-server-side-encryption': 'AES256' }
const organizationUpload = `${paths.organizations}/s3-upload-url`

const UploadSchema = v.object({ data: v.object({ url: v.string(), address: v.string() }) })

async function reserve(path: string, file: object, token = owner) {
  const answer = await api.ask('POST', path, { token, body: file, headers: newKey() })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(UploadSchema, answer.json).data
}

const put = (url: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  api.ask('PUT', url, { text: bytes, headers })

const image = { fileName: 'logo été.png', contentType: 'image/png', size: png.length }
const licence = { fileName: 'licence.pdf', contentType: 'application/pdf', size: pdf.length }

test('it stores an image and shows it to everybody, harmless', async () => {
  const raffle = await create(api, owner)
  const { url, address } = await reserve(rafflePaths.eventUploadUrl(raffle.id), image)
  assert.equal((await api.ask('GET', address)).status, 404)
  const stored = await put(url, png, { ...encrypted, 'content-type': 'image/png' })
  assert.equal(stored.status, 204, stored.text)
  assert.equal(stored.headers.get('access-control-allow-origin'), '*')
  const read = await api.ask('GET', address)
  assert.equal(read.status, 200)
  assert.equal(read.headers.get('content-type'), 'image/png')
  assert.equal(read.headers.get('x-content-type-options'), 'nosniff')
  assert.match(read.headers.get('content-security-policy') ?? '', /sandbox/)
  assert.match(
    read.headers.get('content-disposition') ?? '',
    /^inline; .*logo%20%C3%A9t%C3%A9\.png/,
  )
  const { version } = raffle
  const body = { logoUrl: address, version }
  const changed = await api.ask('PATCH', rafflePaths.event(raffle.id), { token: owner, body })
  assert.equal(detailOf(changed).logoUrl, address)
  const { logoUrl } = await api.db
    .selectFrom('raffles')
    .select('logoUrl')
    .where('id', '=', raffle.id)
    .executeTakeFirstOrThrow()
  assert.match(logoUrl ?? '', /^\/file-service/)
})

test('it keeps a licence to those who may read the raffle', async () => {
  const { url, address } = await reserve(rafflePaths.licenseUploadUrl, licence)
  assert.equal(
    (await put(url, pdf, { ...encrypted, 'content-type': 'application/pdf' })).status,
    204,
  )
  const raffle = await create(api, owner, { licenseUrl: address })
  const read = await api.ask('GET', raffle.licenseUrl ?? '')
  assert.equal(read.status, 200)
  assert.equal(read.text, '%PDF-1.7\n1 0 obj')
  assert.match(read.headers.get('content-disposition') ?? '', /^attachment/)
  assert.equal(read.headers.get('cache-control'), 'no-store')
  const bare = (raffle.licenseUrl ?? '').split('?')[0] ?? ''
  for (const forged of [
    '',
    '?until=9999999999999&signature=00',
    `?until=1&signature=${'0'.repeat(64)}`,
  ]) {
    assert.equal((await api.ask('GET', bare + forged)).status, 404)
  }
  api.now = new Date(api.now.getTime() + 3 * 3_600_000)
  assert.equal((await api.ask('GET', raffle.licenseUrl ?? '')).status, 404)
  const later = detailOf(await api.ask('GET', rafflePaths.event(raffle.id), { token: agent }))
  assert.equal((await api.ask('GET', later.licenseUrl ?? '')).status, 200)
})

test('its address ends with the name that people gave the file, and finds it without one too', async () => {
  for (const [fileName, end] of [
    ['Licence 2026 – été (signée).pdf', 'Licence 2026 – été (signée).pdf'],
    [`${'ж'.repeat(200)}.pdf`, `${'ж'.repeat(96)}.pdf`],
    ['../up.pdf', '../up.pdf'],
  ] as const) {
    const { url, address } = await reserve(rafflePaths.licenseUploadUrl, { ...licence, fileName })
    await put(url, pdf, { ...encrypted, 'content-type': 'application/pdf' })
    const { licenseUrl } = await create(api, owner, { licenseUrl: address })
    const { pathname, search } = new URL(licenseUrl ?? '')
    assert.equal(decodeURIComponent(pathname.split('/').at(-1) ?? ''), end)
    assert.equal((await api.ask('GET', pathname + search)).status, 200)
    const bare = pathname.slice(0, pathname.lastIndexOf('/'))
    assert.equal((await api.ask('GET', bare + search)).status, 200)
    assert.equal((await api.ask('GET', pathname)).status, 404)
  }
  const { address } = await reserve(organizationUpload, { ...image, fileName: '..' })
  assert.match(address, /\/files\/[0-9a-f-]{36}$/)
})

test('it takes a file once, of the type and size that were announced, encrypted', async () => {
  const { url } = await reserve(organizationUpload, image)
  const right = { ...encrypted, 'content-type': 'image/png' }
  const refused: [Promise<{ status: number; errors: unknown[] }>, number, string][] = [
    [put(url, png, { 'content-type': 'image/png' }), 422, 'encryption-missing'],
    [put(url, png, { ...encrypted, 'content-type': 'image/svg+xml' }), 415, 'file-type-refused'],
    [put(url, new Uint8Array(png.length), right), 415, 'file-type-refused'],
    [put(url, png.slice(0, 9), right), 422, 'file-other-than-announced'],
    [put(url, new Uint8Array(png.length + 1), right), 413, 'file-too-large'],
  ]
  for (const [answer, status, code] of refused) {
    const { errors, ...rest } = await answer
    assert.equal(rest.status, status)
    assert.equal(v.parse(v.object({ code: v.string() }), errors[0]).code, code)
  }
  const both = await Promise.all([put(url, png, right), put(url, png, right)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [204, 403])
  assert.deepEqual(codes(await put(url, png, right)), ['upload-over'])
})

test('an address for an upload runs out within minutes', async () => {
  const { url } = await reserve(organizationUpload, image)
  api.now = new Date(api.now.getTime() + 16 * 60_000)
  const late = await put(url, png, { ...encrypted, 'content-type': 'image/png' })
  assert.deepEqual([late.status, ...codes(late)], [403, 'upload-over'])
})

test('it gives no address for what it would refuse, nor to whoever may not change raffles', async () => {
  const raffle = await create(api, owner)
  const path = rafflePaths.eventUploadUrl(raffle.id)
  const refused: [string, object, number, string, string?][] = [
    [path, { ...image, contentType: 'image/svg+xml' }, 415, 'file-type-refused'],
    [path, { ...image, contentType: 'text/html' }, 415, 'file-type-refused'],
    [path, { ...image, contentType: 'application/pdf' }, 415, 'file-type-refused'],
    [path, { ...image, size: 6 * 1024 * 1024 }, 413, 'file-too-large'],
    [rafflePaths.licenseUploadUrl, { ...licence, size: 11 * 1024 * 1024 }, 413, 'file-too-large'],
    [path, { ...image, size: 0 }, 422, 'invalid'],
    [path, image, 403, 'role-edit', agent],
    [path, image, 404, 'not-found', stranger],
  ]
  for (const [to, body, status, code, token = owner] of refused) {
    const answer = await api.ask('POST', to, { token, body, headers: newKey() })
    assert.deepEqual([answer.status, ...codes(answer)], [status, code], JSON.stringify(body))
  }
})

test('it takes a licence for another organisation’s raffle from who may edit all, and from nobody else', async () => {
  const admin = await api.signIn('RB admin')
  const raffle = await create(api, stranger, { province: 'MN' })
  const { organizationId } = raffle
  const far = { ...licence, organizationId }
  const { url, address } = await reserve(rafflePaths.licenseUploadUrl, far, admin)
  await put(url, pdf, { ...encrypted, 'content-type': 'application/pdf' })
  const body = { licenseUrl: address, version: raffle.version }
  const changed = await api.ask('PATCH', rafflePaths.event(raffle.id), { token: admin, body })
  assert.equal(changed.status, 200, changed.text)
  const refused = await api.ask('POST', rafflePaths.licenseUploadUrl, {
    token: owner,
    body: far,
    headers: newKey(),
  })
  assert.deepEqual([refused.status, ...codes(refused)], [403, 'other-organization'])
})

test('it refuses another organisation’s file, and an image in a licence’s place', async () => {
  const { url, address } = await reserve(organizationUpload, image, stranger)
  await put(url, png, { ...encrypted, 'content-type': 'image/png' })
  const own = await reserve(organizationUpload, image)
  await put(own.url, png, { ...encrypted, 'content-type': 'image/png' })
  const raffle = await create(api, owner)
  for (const [field, value] of [
    ['logoUrl', address],
    ['licenseUrl', own.address],
    ['tickerLogo', `/file-service/v2/files/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`],
  ] as const) {
    const body = { [field]: value, version: raffle.version }
    const answer = await api.ask('PATCH', rafflePaths.event(raffle.id), { token: owner, body })
    assert.deepEqual([answer.status, answer.errors[0]?.field], [422, field], answer.text)
  }
})

test('an organization has a quota: addresses in an hour, addresses that wait, bytes in a day', async () => {
  const { db } = api
  const { id: organizationId } = seedOrganizations.kettlebrook
  const ask = (file: object = image) =>
    api.ask('POST', organizationUpload, { token: stranger, body: file, headers: newKey() })
  const clear = () => db.deleteFrom('files').where('organizationId', '=', organizationId).execute()
  const stored = (count: number, size: number) =>
    db
      .insertInto('files')
      .values(
        Array.from({ length: count }, () => ({
          organizationId,
          raffleId: null,
          purpose: 'organization' as const,
          name: 'a.png',
          contentType: 'image/png',
          size,
          storedAt: api.now,
          createdAt: new Date(api.now.getTime() - 1000),
          uploadHash: null,
          uploadUntil: null,
          content: Buffer.from('x'),
          createdBy: null,
        })),
      )
      .execute()
  const refused = (answer: Awaited<ReturnType<typeof ask>>) => [
    answer.status,
    answer.errors[0]?.code,
    Number(answer.headers.get('retry-after')) > 0,
  ]

  await clear()
  const atOnce = await Promise.all(Array.from({ length: 60 }, () => ask()))
  assert.equal(atOnce.filter(({ status }) => status === 200).length, 40)
  assert.deepEqual(refused(await ask()), [429, 'too-many-unused-uploads', true])
  assert.equal((await reserve(organizationUpload, image)).url.length > 0, true, 'another one')

  await clear()
  await stored(200, 1000)
  assert.deepEqual(refused(await ask()), [429, 'too-many-uploads', true])

  await clear()
  await stored(99, 5 * 1024 * 1024)
  const five = { ...image, size: 5 * 1024 * 1024 }
  assert.equal((await ask(five)).status, 200)
  assert.deepEqual(refused(await ask()), [413, 'upload-quota-used', true])
  api.now = new Date(api.now.getTime() + 86_400_000)
  const again = await api.signIn('raffle admin', 'ingrid.solberg@kettlebrook.example')
  const tomorrow = { token: again, body: five, headers: newKey() }
  assert.equal((await api.ask('POST', organizationUpload, tomorrow)).status, 200)
})
