import { useEffect, useRef, useState } from 'react'
import { checkFile, type FileRules, type Refusal } from './check-file.ts'

/** An upload's answer to a file whose content can't be used: another one is chosen, the same is not sent again. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile'
}

export interface UploadSteps {
  /** Aborted by Cancel, by another file and when the field goes away. */
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
}

/** Sends a file away. What it throws says why in the reader's words: its message is shown. @throws UnusableFile */
export type Upload = (file: File, steps: UploadSteps) => Promise<{ address: string }>

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'checking'; file: File }
  | {
      phase: 'refused'
      refusal: Refusal | { reason: 'several' } | { reason: 'told'; message: string }
    }
  | { phase: 'uploading'; file: File; sentBytes: number; bytesPerSecond: number | null }
  | { phase: 'failed'; file: File; message: string }
  | { phase: 'cancelled' }
  | { phase: 'removed' }
  | { phase: 'done'; file: File; address: string }

export interface FileUpload {
  state: UploadState
  /** Checks the files that somebody chose, and sends the one. */
  take(files: readonly File[]): void
  retry(): void
  cancel(): void
  /** Away with the file that was chosen or stored. */
  remove(): void
}

interface Options extends FileRules {
  upload: Upload
  onDone: (address: string) => void
}

/** A file on its way, from the choice to its address. A newer choice ends the older one. */
export function useFileUpload(options: Options): FileUpload {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const latest = useRef(options)
  const current = useRef<AbortController>(undefined)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => current.current?.abort(), [])

  function begin(): AbortSignal {
    current.current?.abort()
    current.current = new AbortController()
    return current.current.signal
  }

  async function check(file: File) {
    const signal = begin()
    setState({ phase: 'checking', file })
    const checked = await checkFile(file, latest.current)
    if (signal.aborted) return
    if (checked.allowed) await send(checked.file)
    else setState({ phase: 'refused', refusal: checked.refusal })
  }

  async function send(file: File) {
    const signal = begin()
    const rateOf = rateMeter()
    setState({ phase: 'uploading', file, sentBytes: 0, bytesPerSecond: null })
    const onProgress = (sentBytes: number) => {
      if (signal.aborted) return
      const bytesPerSecond = rateOf(sentBytes)
      setState({ phase: 'uploading', file, sentBytes, bytesPerSecond })
    }
    try {
      const { address } = await latest.current.upload(file, { signal, onProgress })
      if (signal.aborted) return
      setState({ phase: 'done', file, address })
      latest.current.onDone(address)
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof Error ? error.message : ''
      if (error instanceof UnusableFile)
        setState({ phase: 'refused', refusal: { reason: 'told', message } })
      else setState({ phase: 'failed', file, message })
    }
  }

  function stop(next: UploadState) {
    current.current?.abort()
    setState(next)
  }

  return {
    state,
    take(files) {
      const [file, ...others] = files
      if (others.length > 0) stop({ phase: 'refused', refusal: { reason: 'several' } })
      else if (file) void check(file)
    },
    retry: () => void (state.phase === 'failed' && check(state.file)),
    cancel: () => stop({ phase: 'cancelled' }),
    remove: () => stop({ phase: 'removed' }),
  }
}

/** Bytes a second over the last three seconds; null until one has passed. */
function rateMeter(): (sentBytes: number) => number | null {
  const seen = [{ at: performance.now(), bytes: 0 }]
  return bytes => {
    const now = performance.now()
    seen.push({ at: now, bytes })
    while (seen.length > 2 && (seen[1]?.at ?? now) < now - 3000) seen.shift()
    const first = seen[0]
    if (!first || now - first.at < 1000) return null
    return ((bytes - first.bytes) / (now - first.at)) * 1000
  }
}
