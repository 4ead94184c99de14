import { executeServerCommand } from '@web/test-runner-commands'
import type { SeenUpload } from '../upload-target.ts'

export interface UploadTarget {
  /** An address that behaves as named: `keep`, `slow`, `cut`, `forbidden`, `broken`, `small`, `silent`. */
  address(behaviour: string, name: string): string
  /** What came to this test's addresses, preflights included. */
  seen(): Promise<SeenUpload[]>
}

interface Answer {
  url: string
  uploads: SeenUpload[]
}

/** A real file store on an origin of its own (test/support/upload-target.ts). */
export async function uploadTarget(): Promise<UploadTarget> {
  const key = crypto.randomUUID()
  const ask = () => executeServerCommand<Answer, undefined>('upload-target')
  const { url } = await ask()
  return {
    address: (behaviour, name) => `${url}/${behaviour}/${key}/${name}?signature=secret`,
    seen: async () => (await ask()).uploads.filter(({ path }) => path.includes(key)),
  }
}
