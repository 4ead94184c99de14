/** What a forger would change of commitment, prizes, lists and receipts, each with the check that refuses it. */
import { commitTo } from '../../../src/core/raffles/draws/pick.ts'
import { type Forgery, fixTerms, hashOf, pickAgain } from './forger.ts'
import { minute } from './make-draw.ts'

export const forgeriesBefore: Forgery[] = [
  [
    'another seed',
    'commitment',
    draw => {
      draw.seed = hashOf('another seed')
    },
  ],
  [
    'another seed, its commitment changed with it',
    'terms',
    draw => {
      draw.seed = hashOf('another seed')
      draw.commitment.seedDigest = commitTo(Buffer.from(draw.seed, 'hex'))
    },
  ],
  [
    'a commitment made after the list was locked',
    'commitment',
    draw => {
      draw.commitment.at = minute(11)
    },
  ],
  [
    'a prize id chosen after the entropy',
    'terms',
    (draw, made) => {
      draw.draw.prizes[1]!.id = 'prize-9'
      pickAgain(draw, made)
    },
  ],
  [
    'prizes in another order',
    'terms',
    (draw, made) => {
      draw.draw.prizes.reverse()
      pickAgain(draw, made)
    },
  ],
  [
    'a larger quantity',
    'terms',
    draw => {
      draw.draw.prizes[1]!.quantity = 2
    },
  ],
  [
    'a larger quantity, fixed again',
    'picks',
    draw => {
      draw.draw.prizes[1]!.quantity = 2
      fixTerms(draw)
    },
  ],
  [
    'a prize without winners, fixed again',
    'terms',
    draw => {
      draw.draw.prizes.push({ id: 'prize-3', name: 'None', quantity: 0 })
      fixTerms(draw)
    },
  ],
  [
    'one prize twice, fixed again',
    'terms',
    draw => {
      draw.draw.prizes.push({ ...draw.draw.prizes[0]! })
      fixTerms(draw)
    },
  ],
  [
    'another draw date',
    'terms',
    draw => {
      draw.draw.drawAt = minute(-1)
    },
  ],
  [
    'another cut-off',
    'terms',
    draw => {
      draw.draw.cutOffAt = null
    },
  ],
  [
    'another raffle',
    'terms',
    draw => {
      draw.raffle.id = 'raffle-2'
    },
  ],
  [
    'a version of the list left out',
    'locks',
    draw => {
      draw.locks.shift()
    },
  ],
  [
    'no list',
    'locks',
    draw => {
      draw.locks = []
    },
  ],
  [
    'an earlier list left standing',
    'locks',
    draw => {
      draw.locks[0]!.reopened = null
    },
  ],
  [
    'the drawn list reopened',
    'locks',
    draw => {
      draw.locks[1]!.reopened = { at: minute(90), reason: 'After the entropy.' }
    },
  ],
  [
    'a list reopened after it was locked again',
    'locks',
    draw => {
      draw.locks[0]!.reopened!.at = minute(95)
    },
  ],
  [
    'a list with fewer numbers than tickets',
    'locks',
    draw => {
      draw.locks[0]!.lastTicketNumber = draw.locks[0]!.firstTicketNumber + 3
    },
  ],
  [
    'a list locked again after the entropy',
    'entropy',
    draw => {
      draw.locks[1]!.lockedAt = minute(31)
      draw.receipts[1]!.at = minute(31)
    },
  ],
  [
    'a list of fewer tickets',
    'receipts',
    draw => {
      draw.locks[1]!.ticketCount -= 1
    },
  ],
  [
    'a list of fewer tickets, receipts changed with it',
    'tickets',
    draw => {
      draw.locks[1]!.ticketCount -= 9
      draw.receipts[1]!.ticketCount -= 9
    },
  ],
  [
    'another root',
    'receipts',
    draw => {
      draw.locks[1]!.root = hashOf('another list')
    },
  ],
  [
    'another root, receipts changed with it',
    'tickets',
    draw => {
      draw.locks[1]!.root = hashOf('another list')
      draw.receipts[1]!.root = draw.locks[1]!.root
    },
  ],
  [
    'no receipt',
    'receipts',
    draw => {
      draw.receipts = []
    },
  ],
  [
    'a receipt of the earlier list only',
    'receipts',
    draw => {
      draw.receipts.pop()
    },
  ],
  [
    'a receipt taken after the entropy',
    'receipts',
    draw => {
      draw.receipts[1]!.at = minute(31)
    },
  ],
  [
    'a receipt taken before the list was locked',
    'receipts',
    draw => {
      draw.receipts[1]!.at = minute(19)
    },
  ],
  [
    'a receipt taken after its list was reopened',
    'receipts',
    draw => {
      draw.receipts[0]!.at = minute(16)
    },
  ],
  [
    'a receipt of a list that never was',
    'receipts',
    draw => {
      draw.receipts[0]!.lockVersion = 3
    },
  ],
]
