import * as v from 'valibot'
import type { Http } from '../http.ts'
import { paths } from '../paths.ts'

/** What a file belongs to: it decides which call of section 7 gives the address to upload to. */
export type UploadTarget =
  | { kind: 'organization' }
  | { kind: 'raffle'; raffleId: string }
  /** Without an organisation it is the session's own; somebody who reaches into all may edit another's raffle. */
  | { kind: 'license'; organizationId?: string | undefined }

/** Section 7: the three calls that give an address to upload to. */
export function uploadUrlPath(target: UploadTarget): string {
  if (target.kind === 'organization') return `${paths.organizations}/s3-upload-url`
  if (target.kind === 'license') return `${paths.events}/license-upload-url`
  return `${paths.events}/${encodeURIComponent(target.raffleId)}/s3-upload-url`
}

/** `url` takes the PUT. Chosen here: where the file is read from later, if that is another address. */
const UploadUrlSchema = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  address: v.optional(v.string()),
})

/**
 * Asks where a file may go. Chosen here: the body names the file, its type and its size in bytes; a licence's also the
 * organisation, since its call names no raffle.
 */
export function requestUploadUrl(
  http: Http,
  target: UploadTarget,
  file: File,
  signal?: AbortSignal,
) {
  const organization =
    target.kind === 'license' && target.organizationId !== undefined
      ? { organizationId: target.organizationId }
      : {}
  const body = { fileName: file.name, contentType: file.type, size: file.size, ...organization }
  return http.post(uploadUrlPath(target), UploadUrlSchema, { body, signal })
}
