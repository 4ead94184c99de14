/** What a refused order means to whoever entered it. */
import { DeskError, type FieldError } from '../../core/errors.ts'

/** What looks like an order of just now is asked about, not refused: beside the button that enters it all the same. */
export function asQuestion(error: unknown, unsure: boolean): unknown {
  if (!(error instanceof DeskError)) return error
  const alike = error.errors.filter(isAlike)
  const [first] = alike
  const words = [...new Set(alike.map(each => each.message))].join(' ')
  const asked = first ? [{ ...first, message: words, field: 'notDuplicate' }] : []
  const errors = [...asked, ...error.errors.filter(each => !isAlike(each))]
  const { failure, message, unsure: _, ...details } = error
  return Object.assign(new DeskError(failure, message, { ...known(details), errors }), { unsure })
}

const isAlike = ({ code }: FieldError) => code === 'likely-duplicate'

/** The server asks, and has judged all the rest. */
export function isQuestion(error: unknown): boolean {
  return error instanceof DeskError && error.errors.some(isAlike)
}

/** Without what isn't there. */
function known({ status, retryAfter }: Pick<DeskError, 'status' | 'retryAfter'>) {
  return {
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
