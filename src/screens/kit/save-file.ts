import { withoutIsolates } from '../../core/i18n/isolate.ts'

/** Gives the person a file made in the page. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = withoutIsolates(name)
  anchor.click()
  // The download has its own hold on the blob once it started.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
