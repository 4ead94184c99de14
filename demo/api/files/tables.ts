import type { Generated } from 'kysely'

export type FilePurpose = 'organization' | 'raffle' | 'license'

/** A file, or a place that waits for one. */
export interface FileTable {
  id: Generated<string>
  organizationId: string
  raffleId: string | null
  purpose: FilePurpose
  name: string
  /** As announced; the bytes are checked against it. */
  contentType: string
  /** In bytes. */
  size: number
  uploadHash: Buffer | null
  uploadUntil: Date | null
  storedAt: Date | null
  content: Buffer | null
  createdAt: Date
  createdBy: string | null
}

export interface FileTables {
  files: FileTable
}
