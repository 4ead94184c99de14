/** Whole draws, made as a server makes them, without a server: the same options give the same draw. */
import { fromHex, toHex } from '../../../src/core/raffles/draws/bytes.ts'
import type {
  BarrelCertificate,
  DrawTerms,
  Lock,
  Opening,
  RandomCertificate,
} from '../../../src/core/raffles/draws/certificate-format.ts'
import { digestEntropy } from '../../../src/core/raffles/draws/entropy.ts'
import {
  growTree,
  type MerkleTree,
  pathTo,
  rootOf,
} from '../../../src/core/raffles/draws/merkle.ts'
import { commitTo } from '../../../src/core/raffles/draws/pick.ts'
import { type GivenEntropy, planPicks } from '../../../src/core/raffles/draws/pick-plan.ts'
import { digestTerms } from '../../../src/core/raffles/draws/terms.ts'
import { hashTicket } from '../../../src/core/raffles/draws/ticket-leaf.ts'
import { randomBytesFrom, randomWholesFrom } from './random-bytes.ts'

export interface DrawOptions {
  /** Names the draw; another one has other salts, numbers and seed. */
  name: string
  tickets: number
  /** Winners of each prize. */
  quantities: number[]
  /** Places in the plan whose picks are rejected, in the order of rejection; redraws may be rejected too. */
  rejections?: number[]
  /** Whether the list was locked, reopened and locked again. */
  reopened?: boolean
}

export interface MadeDraw<Content> {
  content: Content
  /** Opens any ticket of the drawn list. */
  open: (index: number) => Opening
}

export type RandomContent = Omit<RandomCertificate, 'digest'>
export type BarrelContent = Omit<BarrelCertificate, 'digest'>

/** Minutes of the draw's evening, as an instant. */
export function minute(minutes: number): string {
  return new Date(Date.UTC(2026, 10, 20, 16, minutes)).toISOString()
}

interface List {
  lock: Lock
  open: (index: number) => Opening
}

function lockList(name: string, tickets: number, version: number, terms: string): List {
  const random = randomBytesFrom(`${name} list ${version}`)
  const below = randomWholesFrom(`${name} numbers ${version}`)
  let ticketNumber = 1000
  const leaves = Array.from({ length: tickets }, () => {
    ticketNumber += 1 + below(3)
    return { ticketNumber, salt: random(32) }
  })
  const tree: MerkleTree = growTree(leaves.map(hashTicket))
  const open = (index: number): Opening => {
    const leaf = leaves[index]!
    return {
      ticketNumber: leaf.ticketNumber,
      salt: toHex(leaf.salt),
      index,
      path: pathTo(tree, index).map(toHex),
    }
  }
  const lock: Lock = {
    version,
    lockedAt: minute(10 * version),
    ticketCount: tickets,
    firstTicketNumber: leaves[0]!.ticketNumber,
    lastTicketNumber: ticketNumber,
    root: toHex(rootOf(tree)),
    terms,
    leftOut: { pendingOrders: 0, unclearedCheques: 0 },
    reopened: null,
  }
  return { lock, open }
}

function head({ name, quantities }: DrawOptions) {
  const draw: DrawTerms = {
    id: `draw-of-${name.replaceAll(' ', '-')}`,
    drawAt: minute(0),
    cutOffAt: minute(-60),
    prizes: quantities.map((quantity, at) => ({
      id: `prize-${at + 1}`,
      name: at === 0 ? 'Côte-Nord fishing trip' : `Prize ${at + 1}`,
      quantity,
    })),
  }
  return {
    format: 'rd-certificate/1' as const,
    organization: { id: 'organization-1', name: 'Tern Cove Hospice Society' },
    raffle: {
      id: 'raffle-1',
      name: 'Harbour Lights 50/50',
      licenseNumber: 'NS-2026-0417',
      timeZone: 'America/Halifax',
    },
    draw,
    issuedAt: minute(600),
    activityHead: toHex(randomBytesFrom(`${name} activity`)(32)),
  }
}

/** The lists of a draw, and the receipts that a witness took of each. */
function lists(options: DrawOptions, terms: string) {
  const { name, tickets, reopened = false } = options
  const versions = reopened ? [1, 2] : [1]
  const made = versions.map(version => lockList(name, tickets, version, terms))
  const locks = made.map(({ lock }, at): Lock => {
    const reopening = { at: minute(10 * at + 15), reason: 'A cheque had not cleared.' }
    return { ...lock, reopened: at < made.length - 1 ? reopening : null }
  })
  const receipts = locks.map(lock => ({
    lockVersion: lock.version,
    at: minute(10 * lock.version + 2),
    witness: 'Odile Surette',
    root: lock.root,
    ticketCount: lock.ticketCount,
    terms,
  }))
  const drawn = made.at(-1)!
  return { locks, receipts, root: fromHex(drawn.lock.root), open: drawn.open }
}

/** A finished random draw. */
export function makeRandomDraw(options: DrawOptions): MadeDraw<RandomContent> {
  const { name, tickets, rejections = [] } = options
  const start = head(options)
  const seed = randomBytesFrom(`${name} seed`)(32)
  const seedDigest = commitTo(seed)
  const terms = digestTerms({
    drawType: 'rng',
    organizationId: start.organization.id,
    raffleId: start.raffle.id,
    draw: start.draw,
    seedDigest,
  })
  const { locks, receipts, root, open } = lists(options, terms)
  const below = randomWholesFrom(`${name} dice`)
  const dice = (roll: number) =>
    `${Array.from({ length: 12 }, () => 1 + below(6)).join(' ')}, roll ${roll + 1}`
  const entropy: GivenEntropy[] = [null, ...rejections].map((rejectedPick, at) => ({
    text: dice(at),
    rejectedPick,
  }))
  const plan = planPicks({ seed, root, count: tickets, prizes: start.draw.prizes, entropy })
  const content: RandomContent = {
    ...start,
    drawType: 'rng',
    commitment: { seedDigest, at: minute(-9000), ticketsSoldBefore: 0 },
    locks,
    receipts,
    entropy: entropy.map(({ text, rejectedPick }, at) => ({
      at: minute(30 + 10 * at),
      witness: 'Odile Surette',
      text,
      digest: toHex(digestEntropy(text)),
      rejectedPick,
    })),
    picks: plan.map(({ prizeId, counter, entropy: given, index, attempt }, at) => ({
      at: minute(31 + 10 * given),
      prizeId,
      counter,
      entropy: given,
      attempt,
      ticket: open(index),
      ...decision(rejections.indexOf(at), 31 + 10 * given),
    })),
    seed: toHex(seed),
  }
  return { content, open }
}

function decision(rejection: number, pickedAt: number) {
  return rejection === -1
    ? { outcome: 'confirmed' as const, decidedAt: minute(pickedAt + 1), reason: null }
    : {
        outcome: 'rejected' as const,
        decidedAt: minute(31 + 10 * rejection + 1),
        reason: 'The buyer sits on the board.',
      }
}

/** A finished barrel draw: each prize in turn, a rejected ticket's place drawn again at once. */
export function makeBarrelDraw(options: DrawOptions): MadeDraw<BarrelContent> {
  const { name, tickets, rejections = [], quantities } = options
  const start = head(options)
  const terms = digestTerms({
    drawType: 'barrel',
    organizationId: start.organization.id,
    raffleId: start.raffle.id,
    draw: start.draw,
    seedDigest: null,
  })
  const { locks, receipts, open } = lists(options, terms)
  const below = randomWholesFrom(`${name} hand`)
  const taken = new Set<number>()
  const drawOne = (): number => {
    const index = below(tickets)
    return taken.has(index) ? drawOne() : index
  }
  const picks: BarrelContent['picks'] = []
  start.draw.prizes.forEach(({ id }, prize) => {
    for (let confirmed = 0; confirmed < quantities[prize]!; ) {
      const index = drawOne()
      const rejected = rejections.includes(picks.length)
      const at = 40 + 3 * picks.length
      taken.add(index)
      picks.push({
        at: minute(at),
        prizeId: id,
        witnesses: ['Odile Surette', 'Benoît Arsenault'],
        ticket: open(index),
        outcome: rejected ? 'rejected' : 'confirmed',
        decidedAt: minute(at + 1),
        reason: rejected ? 'The stub is torn.' : null,
      })
      if (!rejected) confirmed += 1
    }
  })
  return { content: { ...start, drawType: 'barrel', locks, receipts, picks }, open }
}
