import type { Member } from '../../src/core/raffles/members/member.ts'
import { harbourLights, raffleId } from './sample-raffles.ts'

export function memberOf(number: number, name: string, changes: Partial<Member> = {}): Member {
  return {
    id: raffleId(5000 + number),
    eventId: harbourLights.id,
    number: String(100 + number),
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.org`,
    active: true,
    ticketsSold: 0,
    version: 1,
    ...changes,
  }
}

export const sampleMembers: readonly Member[] = [
  memberOf(1, 'Anjali Sharma', { ticketsSold: 1240 }),
  memberOf(2, 'Benoît Lévesque', { ticketsSold: 380, email: 'benoit.levesque@example.org' }),
  memberOf(3, 'Ewan Zwicker', { email: null }),
  memberOf(4, 'Jocelyne Wolfeschlegelsteinhausen-MacGillivray', { ticketsSold: 12 }),
  memberOf(5, 'Yves Doiron', { active: false }),
]
