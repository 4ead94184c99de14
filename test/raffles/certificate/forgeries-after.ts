/** What a forger would change of entropy, tickets, picks and decisions, each with the check that refuses it. */
import { type Forgery, fixTerms, hashOf, pickAgain } from './forger.ts'
import { minute } from './make-draw.ts'

function move(list: unknown[], from: number, to: number): void {
  list.splice(to, 0, ...list.splice(from, 1))
}

export const forgeriesAfter: Forgery[] = [
  [
    'other entropy',
    'entropy',
    draw => {
      draw.entropy[0]!.text = '6 6 6 6 6 6'
    },
  ],
  [
    'other entropy, its digest changed with it',
    'picks',
    draw => {
      draw.entropy[0]!.text = '6 6 6 6 6 6'
      draw.entropy[0]!.digest = hashOf('6 6 6 6 6 6')
    },
  ],
  [
    'entropy with a blank after it',
    'entropy',
    draw => {
      draw.entropy[0]!.text += ' '
    },
  ],
  [
    'entropy given before the list was locked',
    'entropy',
    draw => {
      draw.entropy[0]!.at = minute(19)
      draw.receipts[1]!.at = minute(18)
    },
  ],
  [
    'a redraw with the entropy of the first picks',
    'entropy',
    (draw, made) => {
      draw.entropy[1]!.text = draw.entropy[0]!.text
      draw.entropy[1]!.digest = draw.entropy[0]!.digest
      pickAgain(draw, made)
    },
  ],
  [
    'entropy for a redraw given before the rejection',
    'entropy',
    draw => {
      draw.entropy[1]!.at = minute(31)
      draw.picks[3]!.at = minute(42)
    },
  ],
  [
    'entropies in another order',
    'entropy',
    draw => {
      move(draw.entropy, 1, 2)
    },
  ],
  [
    'one more entropy, used for no pick',
    'entropy',
    draw => {
      const last = draw.entropy.at(-1)!
      draw.entropy.push({ ...last, text: 'One more', digest: hashOf('One more') })
    },
  ],
  [
    'one more entropy and pick, without a rejection',
    'entropy',
    (draw, made) => {
      draw.entropy.push({
        at: minute(80),
        witness: 'Odile Surette',
        text: 'One more',
        digest: hashOf('One more'),
        rejectedPick: 0,
      })
      draw.picks.push({ ...draw.picks[0]!, at: minute(81), decidedAt: minute(82) })
      pickAgain(draw, made)
    },
  ],
  [
    'a redraw for a confirmed pick',
    'entropy',
    (draw, made) => {
      draw.entropy[2]!.rejectedPick = 2
      pickAgain(draw, made)
    },
  ],
  [
    'two redraws for one rejection',
    'entropy',
    (draw, made) => {
      draw.entropy[2]!.rejectedPick = 1
      pickAgain(draw, made)
    },
  ],
  [
    'a redraw that names itself',
    'picks',
    draw => {
      draw.entropy[1]!.rejectedPick = 3
      draw.entropy[2]!.rejectedPick = 1
      draw.picks[3]!.decidedAt = minute(32)
      draw.picks[3]!.at = minute(32)
      draw.picks[3]!.entropy = 0
    },
  ],
  [
    'a ticket of another list',
    'tickets',
    draw => {
      draw.picks[0]!.ticket.ticketNumber += 1
    },
  ],
  [
    'another salt',
    'tickets',
    draw => {
      draw.picks[0]!.ticket.salt = hashOf('salt')
    },
  ],
  [
    'a path that is longer',
    'tickets',
    draw => {
      draw.picks[0]!.ticket.path.push(hashOf('sister'))
    },
  ],
  [
    'a place beyond the list',
    'tickets',
    draw => {
      draw.picks[0]!.ticket.index = 41
    },
  ],
  [
    'the number range of another list',
    'tickets',
    draw => {
      draw.locks[1]!.firstTicketNumber += 900
      draw.locks[1]!.lastTicketNumber += 900
    },
  ],
  [
    'another ticket picked',
    'picks',
    (draw, { open }) => {
      draw.picks[0]!.ticket = open((draw.picks[0]!.ticket.index + 1) % 41)
    },
  ],
  [
    'a pick dropped',
    'picks',
    draw => {
      draw.picks.splice(2, 1)
    },
  ],
  [
    'a pick inserted',
    'picks',
    draw => {
      draw.picks.splice(2, 0, { ...draw.picks[0]! })
    },
  ],
  [
    'picks in another order',
    'picks',
    draw => {
      move(draw.picks, 0, 2)
    },
  ],
  [
    'winners of two prizes exchanged',
    'picks',
    draw => {
      const [first, , third] = draw.picks
      ;[first!.ticket, third!.ticket] = [third!.ticket, first!.ticket]
    },
  ],
  [
    'another counter',
    'picks',
    draw => {
      draw.picks[0]!.counter = 1
    },
  ],
  [
    'another attempt',
    'picks',
    draw => {
      draw.picks[0]!.attempt += 1
    },
  ],
  [
    'a first pick with the entropy of a redraw',
    'picks',
    draw => {
      draw.picks[2]!.entropy = 1
    },
  ],
  [
    'a pick of an entropy that is not there',
    'times',
    draw => {
      draw.picks[2]!.entropy = 7
    },
  ],
  [
    'a pick before the entropy',
    'times',
    draw => {
      draw.picks[0]!.at = minute(29)
    },
  ],
  [
    'a pick before the draw date, fixed again',
    'times',
    draw => {
      draw.draw.drawAt = minute(35)
      fixTerms(draw)
    },
  ],
  [
    'a decision before its pick',
    'times',
    draw => {
      draw.picks[0]!.decidedAt = minute(30)
    },
  ],
  [
    'a certificate issued before the last decision',
    'times',
    draw => {
      draw.issuedAt = minute(40)
    },
  ],
  [
    'a rejection without a reason',
    'finished',
    draw => {
      draw.picks[1]!.reason = null
    },
  ],
  [
    'a confirmation with a reason to reject',
    'finished',
    draw => {
      draw.picks[0]!.reason = 'The buyer sits on the board.'
    },
  ],
  [
    'a winner who was never confirmed',
    'finished',
    draw => {
      draw.picks[0]!.outcome = 'rejected'
      draw.picks[0]!.reason = 'The buyer sits on the board.'
    },
  ],
  [
    'a rejection turned into a confirmation',
    'finished',
    draw => {
      draw.picks[1]!.outcome = 'confirmed'
      draw.picks[1]!.reason = null
    },
  ],
  [
    'a draw cut off before its redraws',
    'finished',
    draw => {
      draw.entropy.length = 1
      draw.picks.length = 3
    },
  ],
  [
    'a pick of a prize that is not in the draw',
    'finished',
    draw => {
      draw.picks[2]!.prizeId = 'prize-7'
    },
  ],
]
