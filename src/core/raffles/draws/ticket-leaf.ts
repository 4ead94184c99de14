/** A ticket as a leaf of the locked list. */
import { lengthPrefixed, utf8 } from './bytes.ts'
import { hashLeaf } from './merkle.ts'

/** Names the leaf's format, so that a leaf is never taken for something else. */
const leafFormat = 'rd-leaf/1'

export interface TicketLeaf {
  ticketNumber: number
  /** 32 random bytes of its own: without it, nobody finds out by trying which tickets are in the list. */
  salt: Uint8Array
}

/** The leaf's hash. The list is in the order of ticket numbers, lowest first, each number once. */
export function hashTicket({ ticketNumber, salt }: TicketLeaf): Uint8Array {
  return hashLeaf(lengthPrefixed(utf8(leafFormat), utf8(String(ticketNumber)), salt))
}
