/**
 * The error catalogue of the specification, section 8. Everything that goes wrong between the
 * browser and the API becomes a DeskError; `messageOf` says it in the specification's words.
 */
import * as v from 'valibot'

/** What every refusal of the API answers: `{ errors: [{ code, message, field? }] }`. */
export const ErrorListSchema = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        code: v.optional(v.union([v.string(), v.number()])),
        message: v.string(),
        field: v.optional(v.string()),
        /** Of `staff-reason-needed`: whose data it is about. */
        params: v.optional(v.object({ organizationId: v.optional(v.string()) })),
      }),
    ),
    v.minLength(1),
  ),
})
export type ErrorList = v.InferOutput<typeof ErrorListSchema>
export type FieldError = ErrorList['errors'][number]

/** Why a call failed, for decisions; the message is for people. */
export type Failure =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'bad-answer'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'too-many'
  | 'server'

/** To wait for a server that was asked too often and doesn't say for how long. */
export const usualWaitSeconds = 60

export interface DeskErrorDetails {
  status?: number
  errors?: FieldError[]
  /** Seconds, from Retry-After. */
  retryAfter?: number
  cause?: unknown
}

export class DeskError extends Error {
  override readonly name = 'DeskError'
  readonly failure: Failure
  readonly status: number | undefined
  readonly errors: FieldError[]
  readonly retryAfter: number | undefined
  /** A write that may have been done for all that anybody knows: a repeat carries the same key. */
  unsure = false

  constructor(failure: Failure, message: string, details: DeskErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.failure = failure
    this.status = details.status
    this.errors = details.errors ?? []
    this.retryAfter = details.retryAfter
  }
}

/** Whether the server may have done what it was asked; one that is too busy says that it hasn't. */
export function leavesOpen({ failure, errors }: Pick<DeskError, 'failure' | 'errors'>): boolean {
  const isOpen = ['offline', 'timeout', 'server', 'bad-answer'].includes(failure)
  return isOpen && errors[0]?.code !== 'busy'
}

/**
 * Whether nobody knows yet what became of a write: its answer was lost, or was lost before (`wasUnsure`), and what came now
 * says nothing of it (signed out, not allowed any more, asked too often). The error says so from then on.
 */
export function staysOpen(error: unknown, wasUnsure: boolean): boolean {
  if (!(error instanceof DeskError)) return wasUnsure
  const isAboutIt = [404, 409, 422].includes(error.status ?? 0)
  error.unsure ||= wasUnsure && !isAboutIt
  return error.unsure
}

/** Section 8, General parsing, last case. */
export const unexpectedError = 'An unexpected error occurred, please try again later.'

/** Whether nobody answered: the network, or the server behind its gateway, is away. Only an answer counts as one. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof DeskError)) return false
  const { failure, status = 0 } = error
  return failure === 'offline' || failure === 'timeout' || (status > 501 && status < 505)
}

/**
 * Section 8, "General parsing": a response that is not 404 shows the first error's message with its
 * code; otherwise the error's own message; otherwise the unexpected-error sentence, which `fallback`
 * gives in the reader's language.
 */
export function messageOf(error: unknown, fallback: string = unexpectedError): string {
  if (error instanceof DeskError && error.status !== undefined && error.status !== 404) {
    const first = error.errors[0]
    if (first?.message) return first.code ? `${first.message} (${first.code})` : first.message
  }
  if (error instanceof Error && error.message) return error.message
  return fallback
}

/** The failure that a status stands for. */
export function failureOfStatus(status: number): Failure {
  switch (status) {
    case 401:
      return 'unauthorized'
    case 403:
      return 'forbidden'
    case 404:
      return 'not-found'
    case 409:
      return 'conflict'
    case 429:
      return 'too-many'
    default:
      return status >= 500 ? 'server' : 'invalid'
  }
}
