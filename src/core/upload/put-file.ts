/** Section 7: PUT of a file to the address that the API gave, with the server-side encryption header. */

/** Asks the store to keep the file encrypted. */
export const encryptionHeader = 'x-amz-server-side-encryption'
const encryption = 'AES256'

export type PutFailure =
  | { reason: 'offline' | 'stalled' | 'refused' | 'too-large' | 'wrong-type' | 'busy' | 'aborted' }
  /** All of it went out, and no answer came. */
  | { reason: 'unanswered' }
  /** The share of the file that had gone out, 0 to 1. */
  | { reason: 'cut'; share: number }
  | { reason: 'broken'; status: number }

export type PutOutcome = 'stored' | PutFailure

export interface PutSteps {
  signal: AbortSignal
  /** Bytes of the file that have gone out. */
  onProgress: (sentBytes: number) => void
  /** How long nothing may move, in milliseconds; the answer to the whole file has twice that. */
  stallMs?: number
}

/**
 * Sends a file without token or cookies: the address itself is the permission. XMLHttpRequest, since
 * fetch tells nothing about what has gone out.
 */
export function putFile(url: string, file: File, steps: PutSteps): Promise<PutOutcome> {
  const { signal, onProgress, stallMs = 30_000 } = steps
  const request = new XMLHttpRequest()
  let sent = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  return new Promise<PutOutcome>(resolve => {
    const abort = () => end({ reason: 'aborted' })
    function end(outcome: PutOutcome) {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      resolve(outcome)
      request.abort()
    }
    function wait(milliseconds: number) {
      clearTimeout(timer)
      timer = setTimeout(() => end({ reason: 'stalled' }), milliseconds)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded }) => {
      sent = loaded
      wait(stallMs)
      onProgress(loaded)
    }
    request.upload.onload = () => wait(2 * stallMs)
    request.onload = () => end(outcomeOf(request.status))
    request.onerror = () => end(lossAt(sent, file.size))
    request.open('PUT', url)
    request.setRequestHeader(encryptionHeader, encryption)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    wait(stallMs)
    request.send(file)
  })
}

function lossAt(sent: number, size: number): PutFailure {
  if (sent === 0) return { reason: 'offline' }
  return sent < size ? { reason: 'cut', share: sent / size } : { reason: 'unanswered' }
}

function outcomeOf(status: number): PutOutcome {
  if (status >= 200 && status < 300) return 'stored'
  if (status === 401 || status === 403) return { reason: 'refused' }
  if (status === 413) return { reason: 'too-large' }
  if (status === 415) return { reason: 'wrong-type' }
  if (status === 429 || status === 503) return { reason: 'busy' }
  return { reason: 'broken', status }
}
