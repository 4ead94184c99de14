import * as v from 'valibot'
import type { ApiContext } from '../context.ts'
import type { Reply } from '../http/answers.ts'
import { type Call, defineCall } from '../http/call.ts'
import { readBytes } from '../http/input.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { hashSecret } from '../session/token.ts'
import { databaseFiles } from '../stand-ins/file-store.ts'
import { fileService, isSigned } from './addresses.ts'
import { fileKey } from './file-key.ts'
import { bytesAre, isRaster } from './kinds.ts'

/** Takes the file that an upload address was given for. The address is the permission: it has no token. */
const putFile: Call = {
  method: 'put',
  path: `${fileService}/uploads/:token`,
  summary:
    'Stores the file that an upload address was given for, once, with the header x-amz-server-side-encryption: AES256.',
  chosenHere: true,
  access: 'public',
  answer: null,
  async run(c, api): Promise<Reply> {
    const file = await awaited(api, c.req.param('token') ?? '')
    if (c.req.header('x-amz-server-side-encryption') !== 'AES256') {
      throw new Refusal(422, 'encryption-missing')
    }
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    if (type !== file.contentType) throw new Refusal(415, 'file-type-refused')
    const bytes = await readBytes(c, file.size, 'file-too-large')
    if (bytes.length !== file.size) throw new Refusal(422, 'file-other-than-announced')
    if (!bytesAre(file.contentType, bytes)) throw new Refusal(415, 'file-type-refused')
    const isFirst = await databaseFiles(api.db).save(file.id, bytes, api.now())
    if (!isFirst) throw new Refusal(403, 'upload-over')
    return { json: null }
  },
}

async function awaited({ db, now }: ApiContext, token: string) {
  const file = await db
    .selectFrom('files')
    .select(['id', 'contentType', 'size'])
    .where('uploadHash', '=', hashSecret(token))
    .where('uploadUntil', '>', now())
    .where('storedAt', 'is', null)
    .executeTakeFirst()
  if (!file) throw new Refusal(403, 'upload-over')
  return file
}

/** Images are for everybody; a licence needs the signature that an answer gave its address. */
const getFile = (path: string) =>
  defineCall(
    {
      method: 'get',
      path,
      summary:
        'A stored file: an image to show, anything else to save. A licence’s address is signed.',
      chosenHere: true,
      access: 'public',
      query: v.object({
        until: v.optional(v.string(), ''),
        signature: v.optional(v.string(), ''),
      }),
      answer: null,
    },
    async ({ api, param, query }) => {
      const id = param('id')
      const file = isUuid(id)
        ? await api.db
            .selectFrom('files')
            .select(['purpose', 'name', 'contentType'])
            .where('id', '=', id)
            .where('storedAt', 'is not', null)
            .executeTakeFirst()
        : undefined
      const isOpen = file !== undefined && file.purpose !== 'license'
      if (!file || !(isOpen || isSigned(id, query, await fileKey(api.db), api.now()))) {
        throw new Refusal(404, 'not-found')
      }
      const bytes = await databaseFiles(api.db).read(id)
      if (!bytes) throw new Refusal(404, 'not-found')
      return {
        file: bytes,
        type: file.contentType,
        name: file.name,
        shown: isRaster(file.contentType),
        // What is stored under an id never changes.
        kept: isOpen ? 'by-everybody' : 'nowhere',
      }
    },
  )

/** With the name behind the id, which is for people alone; addresses that were stored before have none. */
const files = `${fileService}/files/:id`
export const fileCalls: readonly Call[] = [putFile, getFile(files), getFile(`${files}/:name`)]
