/**
 * Uploads (section 7): the API gives an address, the file goes there. Each attempt asks for a new
 * address, since one that has run out is the likeliest refusal.
 */
import type { Desk } from './desk.ts'
import { messageOf } from './errors.ts'
import type { Http } from './http.ts'
import { uploadCalls } from './upload/calls.ts'
import { type PutFailure, type PutSteps, putFile } from './upload/put-file.ts'
import { uploadTexts } from './upload/texts.ts'

/** What a file belongs to: it decides which call of section 7 gives the address to upload to. */
export type UploadTarget =
  | { kind: 'raffle'; raffleId: string }
  /** Without an organisation it is the session's own; somebody who reaches into all may edit another, and its raffles. */
  | { kind: 'organization' | 'license'; organizationId?: string | undefined }

export interface Uploaded {
  /** Where the file is read from: what a form keeps. */
  address: string
}

/** An upload that ended without a file; its message says why and what to do, in the reader's language. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly reason: PutFailure['reason'] | 'no-address'

  constructor(reason: UploadError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

type UploadDesk = Pick<Desk, 'http' | 'texts' | '$locale'>

/** @throws UploadError */
export async function uploadFile(
  desk: UploadDesk,
  target: UploadTarget,
  file: File,
  steps: PutSteps,
): Promise<Uploaded> {
  const { url, address } = await addressFor(desk, target, file, steps.signal)
  const outcome = await putFile(url, file, steps)
  if (outcome !== 'stored') throw new UploadError(outcome.reason, wordsOf(outcome, desk))
  return { address: address ?? withoutQuery(url) }
}

async function addressFor(desk: UploadDesk, target: UploadTarget, file: File, signal: AbortSignal) {
  try {
    return await ask(desk.http, target, file, signal)
  } catch (error) {
    const reason = signal.aborted ? 'aborted' : 'no-address'
    throw new UploadError(reason, messageOf(error), error)
  }
}

function ask(http: Http, target: UploadTarget, file: File, signal: AbortSignal) {
  const body = { fileName: file.name, contentType: file.type, size: file.size }
  switch (target.kind) {
    case 'raffle': {
      const params = { id: target.raffleId }
      return http.ask(uploadCalls.raffle, { params, body }, { signal })
    }
    default: {
      const { kind, organizationId } = target
      const whose = { ...body, ...(organizationId && { organizationId }) }
      return http.ask(uploadCalls[kind], { body: whose }, { signal })
    }
  }
}

/** The permission stands in the query. */
function withoutQuery(url: string): string {
  const address = new URL(url)
  address.search = ''
  address.hash = ''
  return address.href
}

function wordsOf(failure: PutFailure, { texts, $locale }: UploadDesk): string {
  const words = texts(uploadTexts).get()
  switch (failure.reason) {
    case 'cut': {
      const percent = new Intl.NumberFormat(`${$locale.get()}-CA`, { style: 'percent' })
      return words.cut({ percent: percent.format(failure.share) })
    }
    case 'broken':
      return words.broken({ status: failure.status })
    case 'too-large':
      return words.tooLarge
    case 'wrong-type':
      return words.wrongType
    case 'aborted':
      return ''
    default:
      return words[failure.reason]
  }
}
