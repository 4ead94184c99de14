import { createDownload, type Download } from '../../download.ts'
import { byteOrderMark } from '../../format/csv.ts'

/** A file of text that is there at once: no job, nothing to poll. @param text without its byte-order mark */
export function textDownload(
  make: (signal: AbortSignal) => Promise<{ name: string; text: string }>,
): Download {
  const never = async () => {
    throw new Error('A file at once has no job.')
  }
  return createDownload({
    calls: {
      async start(signal) {
        const { name, text } = await make(signal)
        const marked = text.startsWith(byteOrderMark) ? text : byteOrderMark + text
        const blob = new Blob([marked], { type: 'text/csv;charset=utf-8' })
        return { kind: 'file', name, blob }
      },
      poll: never,
      ticket: never,
      cancel: async () => undefined,
    },
  })
}
