/** What can go wrong on the way to a running database or product, each with what its message needs. */
export interface Problems {
  badOption: { detail: string }
  buildFailed: { detail: string }
  portTaken: { port: number; option: '--port' | '--portal-port' }
  folderInUse: { folder: string; pid: number; host: string | null }
  folderUnusable: { folder: string; detail: string }
  foreignFolder: { folder: string }
  passwordMissing: { file: string }
  otherPostgres: { folder: string; found: string; ours: string }
  noBinaries: { platform: string }
  noSystemUser: { detail: string }
  clusterFailed: { detail: string; log: string }
  diskFull: { where: string }
  badUrl: { detail: string }
  unreachable: { address: string; detail: string }
  refused: { address: string; detail: string }
  newerSchema: { found: number; known: number }
  olderSchema: { found: number; known: number }
  foreignDatabase: { table: string }
  migrationFailed: { name: string; detail: string }
  seedFailed: { detail: string }
  numberTooLarge: { value: string }
  resetNeedsFolder: Record<never, never>
  fileExists: { file: string }
  fileMissing: { file: string }
  notABackup: { file: string }
  damagedBackup: { file: string; detail: string }
  newerBackup: { found: number; known: number }
  notEmpty: { where: string }
  stopFirst: { folder: string; pid: number }
  nothingToBackUp: { where: string }
  nothingToVerify: { where: string }
  logAltered: { faults: number }
  noDatabase: { where: string }
  noOrganization: { organization: string }
  keyRole: { role: string; roles: string }
  keyOrigin: { origin: string }
  noKey: { key: string }
}

export type ProblemCode = keyof Problems

/**
 * An expected failure: a code and its details, never a sentence. `demo/start/messages.ts` says it in one
 * line, in English or French, with what to do.
 */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code
  readonly details: Problems[Code]

  constructor(code: Code, details: Problems[Code], options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(details)}`, options)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }
}
