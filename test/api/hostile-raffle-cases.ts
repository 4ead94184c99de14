import { randomUUID } from 'node:crypto'
import { paths, rafflePaths } from '../support/paths.ts'
import { asOwner, type HostileCase, injection } from './hostile-case.ts'
import { seededRaffleId } from './raffles/seeded.ts'

/** Active, with orders. */
const harbour = seededRaffleId('Harbour Lights 50/50 – 14')
const closed = seededRaffleId('Harbour Lights 50/50 – 13')
const theirs = seededRaffleId('Quilt Sweepstakes')
const key = () => ({ 'idempotency-key': randomUUID() })

const change = (body: object, id = harbour) => ({
  method: 'PATCH',
  path: rafflePaths.event(id),
  ask: asOwner({ body: { version: 1, ...body } }),
})
const act = (action: string, id: string, body?: object) => ({
  method: 'POST',
  path: `${paths.events}/${encodeURIComponent(id)}/${action}`,
  ask: asOwner({ headers: key(), ...(body ? { body } : {}) }),
})
const invalid = { status: 422, code: 'invalid' } as const

/** Raffles that are there. */
export const raffleCases: HostileCase[] = [
  {
    it: 'reads a raffle by SQL',
    method: 'GET',
    path: rafflePaths.event(injection),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'reads another organisation’s raffle',
    method: 'GET',
    path: rafflePaths.event(theirs),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'reads a raffle with a token for the dashboard',
    method: 'GET',
    path: rafflePaths.event(harbour),
    ask: given => ({ token: given.embed }),
    status: 403,
    code: 'scope-not-allowed',
  },
  {
    it: 'changes a raffle with a token for the dashboard',
    method: 'PATCH',
    path: rafflePaths.event(harbour),
    ask: given => ({ token: given.embed, body: { name: 'x', version: 1 } }),
    status: 403,
    code: 'scope-not-allowed',
  },
  ...['+05', '+0500x', '-99:00'].map(offset => ({
    it: `reads what was done since an instant with the offset ${offset}`,
    method: 'GET',
    path: `${rafflePaths.activity}?${new URLSearchParams({ from: `2026-11-20T10:00:00${offset}` })}`,
    ask: asOwner({}),
    ...invalid,
  })),
  {
    it: 'asks where to upload a licence of an organisation that there isn’t',
    method: 'POST',
    path: rafflePaths.licenseUploadUrl,
    ask: given => ({
      token: given.admin,
      body: {
        fileName: 'licence.pdf',
        contentType: 'application/pdf',
        size: 1000,
        organizationId: randomUUID(),
      },
    }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'searches raffles for a character that no text holds',
    method: 'GET',
    path: `${paths.events}?search=%00`,
    ask: asOwner({}),
    ...invalid,
  },
  {
    it: 'lists raffles up to a day that does not exist',
    method: 'GET',
    path: `${paths.events}?to=2026-02-31`,
    ask: asOwner({}),
    ...invalid,
  },
  {
    it: 'lists raffles of a province in SQL',
    method: 'GET',
    path: `${paths.events}?province=${encodeURIComponent(injection)}`,
    ask: asOwner({}),
    ...invalid,
  },
  {
    it: 'changes another organisation’s raffle',
    ...change({ name: 'Mine' }, theirs),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'changes a raffle without its version',
    method: 'PATCH',
    path: rafflePaths.event(harbour),
    ask: asOwner({ body: { name: 'x' } }),
    status: 422,
    code: 'required',
  },
  {
    it: 'changes a closed raffle',
    ...change({ name: 'Mine' }, closed),
    status: 409,
    code: 'already-closed',
  },
  {
    it: 'changes the zone of tickets that are sold',
    ...change({ timeZone: 'America/Regina' }),
    status: 409,
    code: 'locked-after-sale',
  },
  {
    it: 'moves the tickets that are sold to another number',
    ...change({ startingTicketNumber: 7 }),
    status: 409,
    code: 'locked-after-sale',
  },
  {
    it: 'allows fewer tickets than are sold',
    ...change({ settings: { ticketLimit: 1 } }),
    status: 422,
    code: 'limit-below-sold',
  },
  {
    it: 'stops sales before those that were made',
    ...change({ endDate: '2020-01-01T00:00:00.000Z', startDate: null }),
    status: 422,
    code: 'end-in-the-past',
  },
  {
    it: 'takes another organisation’s file for a logo',
    ...change({ logoUrl: `/file-service/v2/files/${randomUUID()}` }),
    ...invalid,
  },
  {
    it: 'deletes a raffle that sells',
    method: 'DELETE',
    path: `${rafflePaths.event(harbour)}?version=1`,
    ask: asOwner({}),
    status: 409,
    code: 'not-draft',
  },
  {
    it: 'deletes another organisation’s raffle',
    method: 'DELETE',
    path: rafflePaths.event(theirs),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'activates a raffle without the right',
    ...act('activate', harbour),
    status: 403,
    code: 'role-activate',
  },
  {
    it: 'ends another organisation’s raffle',
    ...act('end', theirs),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'closes a raffle that sells, with nobody',
    ...act('close', harbour, { winnerId: randomUUID() }),
    status: 409,
    code: 'not-ended',
  },
  {
    it: 'closes a raffle without a winner',
    ...act('close', harbour, {}),
    status: 422,
    code: 'required',
  },
  {
    it: 'copies a raffle by ten thousand years',
    ...act('copy', harbour, { shiftDays: 3_650_000 }),
    ...invalid,
  },
  {
    it: 'copies another organisation’s raffle',
    ...act('copy', theirs, {}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'does to a raffle what cannot be done',
    ...act('explode', harbour),
    status: 404,
    code: 'no-such-call',
  },
  {
    it: 'asks for the editor of a country that does not exist',
    method: 'GET',
    path: rafflePaths.editView(injection),
    ask: asOwner({}),
    status: 404,
    code: 'not-found',
  },
  {
    it: 'sends a test email to many',
    method: 'POST',
    path: rafflePaths.testEmail,
    ask: asOwner({
      headers: key(),
      body: {
        eventId: harbour,
        recipient: 'a@terncove.example, b@terncove.example',
        locale: 'en',
      },
    }),
    ...invalid,
  },
  {
    it: 'uploads a page in place of a picture',
    ...act('s3-upload-url', harbour, { fileName: 'x.html', contentType: 'text/html', size: 10 }),
    status: 415,
    code: 'file-type-refused',
  },
  {
    it: 'uploads to an address that was never given',
    method: 'PUT',
    path: `/file-service/v2/uploads/${'A'.repeat(43)}`,
    ask: () => ({ text: 'x', headers: { 'x-amz-server-side-encryption': 'AES256' } }),
    status: 403,
    code: 'upload-over',
  },
  {
    it: 'reads a file by a path upwards',
    method: 'GET',
    path: `/file-service/v2/files/${encodeURIComponent('../../etc/passwd')}`,
    status: 404,
    code: 'not-found',
  },
  {
    it: 'reads a licence without its signature',
    method: 'GET',
    path: `/file-service/v2/files/${seededRaffleId('Harbour Lights 50/50 – 14', 'licence')}`,
    status: 404,
    code: 'not-found',
  },
]
