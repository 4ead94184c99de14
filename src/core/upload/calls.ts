import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { text } from '../fields/kinds.ts'
import { GivenIdSchema } from '../fields/values.ts'

/** Chosen here: the body names the file, its type and its size in bytes. */
const FileSchema = v.strictObject({
  fileName: text(255, { required: true }).schema,
  contentType: v.pipe(v.string(), v.maxLength(100)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

/** Chosen here: the body says whose it is; default: the session's own. */
const OwnedFileSchema = v.strictObject({
  ...FileSchema.entries,
  organizationId: v.optional(GivenIdSchema),
})

/** `url` takes the PUT. Chosen here: where the file is read from later, if that is another address. */
const UploadUrlSchema = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  address: v.optional(v.string()),
})

const shared = {
  method: 'POST',
  access: { action: 'raffles:read', embed: 'raffles:edit' },
  body: FileSchema,
  answer: UploadUrlSchema,
} as const

/** Section 7: the three calls that give an address to upload to. */
export const uploadCalls = contracts({
  organization: {
    ...shared,
    path: '/organization-service/v2/organizations/s3-upload-url',
    body: OwnedFileSchema,
  },
  /** A licence is uploaded before its raffle may exist. */
  license: {
    ...shared,
    path: '/event-service/v2/events/license-upload-url',
    body: OwnedFileSchema,
  },
  raffle: { ...shared, path: '/event-service/v2/events/:id/s3-upload-url' },
})
