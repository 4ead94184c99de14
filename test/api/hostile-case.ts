import type { RefusalCode } from '../../demo/api/http/messages.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import type { Asked } from './support.ts'

/** Tokens of the seed's people, of an embedded page, and one that has run out. */
export interface Given {
  owner: string
  agent: string
  admin: string
  expired: string
  embed: string
}

/** One hostile or malformed call, and how it is refused. */
export interface HostileCase {
  it: string
  method: string
  path: string
  ask?: (given: Given) => Asked
  status: number
  code: RefusalCode
}

export const own = seedOrganizations.ternCove.id
export const foreign = seedOrganizations.kettlebrook.id
export const script = '<script>alert(1)</script>'
export const injection = `'; drop table users; --`

export const asOwner = (asked: Asked) => (given: Given) => ({ token: given.owner, ...asked })
