import type { LogFault } from '../api/activity/verify.ts'
import { Problem, type ProblemCode, type Problems } from '../api/database/problem.ts'
import { type Language, terminalLanguage } from './language.ts'
import { english } from './messages.en.ts'
import { french } from './messages.fr.ts'

/** One line for each problem: what is wrong, and what to do. */
export type ProblemTexts = { [Code in ProblemCode]: (details: Problems[Code]) => string }

/** A key as the list shows it. */
interface ListedKey {
  id: string
  name: string
  organization: string
  roles: string
  origins: string
  created: string
  revoked: string | null
}

/** What the commands say when all is well. */
export interface NoticeTexts {
  building: string
  built: (seconds: string) => string
  seeding: (percent: number) => string
  seeded: (seconds: string) => string
  movedOut: (folder: string) => string
  databaseRestarted: string
  ready: (seconds: string) => string
  dashboard: string
  portal: string
  signIns: string
  password: string
  stopHint: string
  stopping: string
  backedUp: (details: { file: string; tables: number; rows: number; megabytes: string }) => string
  restored: (details: { file: string; tables: number; rows: number }) => string
  verified: (details: { rows: number; organizations: number }) => string
  /** Where a chain is broken, and what doesn't fit. */
  logFault: (fault: LogFault) => string
  /** A head that was given, and stands in no chain. */
  unknownHead: (head: string) => string
  keyMade: (details: { id: string; name: string; organization: string }) => string
  keyWithoutOrigin: (id: string) => string
  keyListed: (key: ListedKey) => string
  keyOrigins: (origins: string) => string
  keyRevoked: (id: string) => string
  noKeys: string
  startHelp: string
  toolHelp: string
  keysHelp: string
}

export interface Texts {
  problems: ProblemTexts
  notices: NoticeTexts
}

const languages: Record<Language, Texts> = { en: english, fr: french }

/** The texts in the terminal's language, or the one asked for. */
export function textsIn(language: Language = terminalLanguage()): Texts {
  return languages[language]
}

/** The line for a problem. */
export function describe<Code extends ProblemCode>(problem: Problem<Code>, texts: Texts): string {
  const line = texts.problems[problem.code] as (details: Problems[Code]) => string
  return line(problem.details).replace(/\s*\n\s*/g, ' ')
}

/** The exit code of a problem: 2 where the command line is wrong, as is the custom, else 1. */
export function exitCode(error: unknown): 1 | 2 {
  const wrongCommand: ProblemCode[] = ['badOption', 'resetNeedsFolder']
  return error instanceof Problem && wrongCommand.includes(error.code) ? 2 : 1
}
