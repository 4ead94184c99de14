import type { SeedOrganization, seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import type { TestApi } from '../support.ts'

/** An organization, and its account owner. */
export interface Home extends SeedOrganization {
  api: TestApi
  organization: keyof typeof seedOrganizations
  email: string
  token: string
  /** Of the product's administrator, who works for all. */
  admin: string
  /** Where no case is carried out: its raffles serve several of them. */
  isShared: boolean
}

export interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  /** What the call can't do without. */
  body?: Record<string, unknown>
  /** What it takes beside that. */
  also?: Record<string, unknown>
  /** Of a record with a version: what somebody else does to it beforehand. */
  touch?(): Promise<unknown>
  /** Until what the call began is done, where the server goes on after its answer. */
  settled?(): Promise<unknown>
  /** Where it isn't the account owner who does it. */
  token?: string
}

/** Makes all that a case needs, anew each time. */
export type World = (home: Home) => Promise<Example>
