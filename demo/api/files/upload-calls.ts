import { randomBytes } from 'node:crypto'
import { uploadCalls } from '../../../src/core/upload/calls.ts'
import type { ApiContext } from '../context.ts'
import { ok, type Reply } from '../http/answers.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { answers } from '../http/routes.ts'
import { homeOf, requireEditor } from '../raffles/create.ts'
import { findRaffle } from '../raffles/find.ts'
import type { Session } from '../session/session.ts'
import { hashSecret } from '../session/token.ts'
import { addressesOf, filePath, fileService } from './addresses.ts'
import { fileKey } from './file-key.ts'
import { limits } from './kinds.ts'
import { requireRoom } from './quota.ts'
import type { FilePurpose } from './tables.ts'

/** How long an address takes its file. */
const uploadMinutes = 15

interface Place {
  api: ApiContext
  session: Session
  origin: string
  purpose: FilePurpose
  organizationId: string
  raffleId: string | null
  file: { fileName: string; contentType: string; size: number }
}

/** A place for one file. A repeat of the call gives another: keeping its answer would keep the permission. */
async function reserve(place: Place): Promise<Reply> {
  const { api, session, origin, purpose, organizationId, raffleId, file } = place
  requireEditor(session)
  const { types, maxBytes } = limits[purpose]
  if (!types.includes(file.contentType)) {
    throw new Refusal(415, [{ code: 'file-type-refused', field: 'contentType' }])
  }
  if (file.size > maxBytes) throw new Refusal(413, [{ code: 'file-too-large', field: 'size' }])
  const token = randomBytes(32).toString('base64url')
  const now = api.now()
  const { id } = await api.db.transaction().execute(async transaction => {
    await requireRoom(transaction, organizationId, file.size, now)
    return transaction
      .insertInto('files')
      .values({
        organizationId,
        raffleId,
        purpose,
        name: file.fileName,
        contentType: file.contentType,
        size: file.size,
        uploadHash: hashSecret(token),
        uploadUntil: new Date(now.getTime() + uploadMinutes * 60_000),
        createdAt: now,
        createdBy: session.user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  const addresses = addressesOf(origin, await fileKey(api.db), now)
  const stored = filePath(id, file.fileName)
  const address = purpose === 'license' ? addresses.license(stored) : addresses.open(stored)
  return ok({ url: `${origin}${fileService}/uploads/${token}`, address })
}

/** A file of an organization, the session's own where nothing else is said. */
const ofOrganization = (purpose: 'organization' | 'license', summary: string) =>
  answers(
    uploadCalls[purpose],
    summary,
    async ({ body: { organizationId, ...file }, session, api, origin }) => {
      requireEditor(session)
      const home = await homeOf(api.db, session, organizationId)
      return reserve({
        api,
        session,
        origin,
        file,
        purpose,
        organizationId: home.organizationId,
        raffleId: null,
      })
    },
  )

const forOrganization = ofOrganization(
  'organization',
  'Where an image of the organisation may be uploaded to.',
)

const forLicense = ofOrganization(
  'license',
  'Where a licence may be uploaded to: a PDF or a picture of it. Its address is signed.',
)

const forRaffle = answers(
  uploadCalls.raffle,
  'Where an image of a raffle may be uploaded to.',
  async ({ body: file, session, api, origin, params }) => {
    const { id, organizationId } = await findRaffle(api.db, session, params.id)
    return reserve({ api, session, origin, file, purpose: 'raffle', organizationId, raffleId: id })
  },
)

export const uploadRoutes: readonly Call[] = [forOrganization, forLicense, forRaffle]
