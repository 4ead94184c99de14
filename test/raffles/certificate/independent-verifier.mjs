// Verifies a random draw's certificate by docs/draw-certificate.md alone; no code of the product.
import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [hex, utf8] = [text => Buffer.from(text, 'hex'), text => Buffer.from(text, 'utf8')]
const sha = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const u32 = number => hex(number.toString(16).padStart(8, '0'))
const prefixed = (...parts) => Buffer.concat(parts.flatMap(part => [u32(part.length), part]))
const sort = x => (x?.constructor === Object ? Object.fromEntries(Object.entries(x).sort()) : x)
const canonical = value => JSON.stringify(value, (_, x) => sort(x))
const digestOf = value => sha(utf8(canonical(value))).toString('hex')
const inOrder = (...times) => times.every((time, i) => i === 0 || times[i - 1] <= time)
const isRejected = ({ outcome }) => outcome === 'rejected'
const kinds = list => new Set(list).size
function rootOf({ ticketNumber, salt, index, path }, count) {
  let hash = sha(hex('00'), prefixed(utf8('rd-leaf/1'), utf8(`${ticketNumber}`), hex(salt)))
  let used = 0
  for (let [i, last] = [index, count - 1]; last > 0; i >>= 1, last >>= 1) {
    if (i === last && i % 2 === 0) continue // an odd node is carried up
    const sister = hex(path[used++])
    hash = sha(hex('01'), ...(i % 2 === 1 ? [sister, hash] : [hash, sister]))
  }
  return used === path.length && index < count && hash.toString('hex')
}
function place({ seed }, { root, ticketCount }, taken, text, prizeId, counter) {
  const [count, all, start] = [BigInt(ticketCount), 1n << 256n, [utf8('rd-draw/1'), hex(root)]]
  for (let attempt = 0; ; attempt++) {
    const rest = [sha(utf8(text)), utf8(prizeId), u32(counter), u32(attempt)]
    const hmac = createHmac('sha256', hex(seed)).update(prefixed(...start, ...rest))
    const value = BigInt(`0x${hmac.digest('hex')}`)
    const at = Number(value % count)
    if (value < all - (all % count) && !taken.has(at)) return taken.add(at) && [at, attempt]
  }
}
export function verify(file) {
  const c = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file))
  assert(utf8(canonical(c)).equals(file) && digestOf({ ...c, digest: null }) === c.digest, 'digest')
  const { format, drawType, draw, locks, receipts, picks, entropy, commitment, seed } = c
  const [lock, { seedDigest }, prizes] = [locks.at(-1), commitment, draw.prizes]
  const ids = { organizationId: c.organization.id, raffleId: c.raffle.id }
  const terms = { format: 'rd-terms/1', drawType, ...ids, draw, seedDigest }
  assert(digestOf(terms) === lock.terms && drawType === 'rng' && format === 'rd-certificate/1')
  for (const [i, { version, ticketCount, reopened, ...l }] of locks.entries()) {
    assert(version === i + 1 && l.lastTicketNumber - l.firstTicketNumber >= ticketCount - 1, 'lock')
    const next = locks[i + 1]?.lockedAt
    assert(next ? inOrder(l.lockedAt, reopened.at, next) : reopened === null, 'reopening')
  }
  for (const { lockVersion, at, ...r } of receipts) {
    const l = locks[lockVersion - 1]
    const same = ['root', 'ticketCount', 'terms'].every(name => r[name] === l[name])
    assert(same && inOrder(commitment.at, l.lockedAt, at, l.reopened?.at ?? at), 'receipt')
  }
  assert(receipts.some(r => r.lockVersion === lock.version && r.at <= entropy[0].at))
  const order = prizes.flatMap(({ id, quantity }) => Array(quantity).fill([id, 0]))
  const [taken, made, used] = [new Set(), {}, entropy.flatMap(e => [e.text, e.rejectedPick])]
  assert(kinds(used) === used.length && used[1] === null, 'fresh entropy for each rejection')
  assert(sha(hex(seed)).toString('hex') === seedDigest && kinds(order.flat()) === prizes.length + 1)
  for (const [i, { text, digest, at, rejectedPick }] of entropy.entries()) {
    assert(text === text.normalize('NFC').trim() && digest === sha(utf8(text)).toString('hex'))
    const { outcome, decidedAt } = picks[rejectedPick] ?? { outcome: 'rejected', decidedAt: at }
    assert(outcome === 'rejected' && decidedAt <= at && (entropy[i - 1]?.at ?? lock.lockedAt) <= at)
    if (i > 0) order.push([order[rejectedPick][0], i])
  }
  assert(picks.length === order.length && picks.filter(isRejected).length === entropy.length - 1)
  for (const [i, p] of picks.entries()) {
    const [prizeId, given] = order[i]
    made[prizeId] = (made[prizeId] ?? -1) + 1
    const planned = place(c, lock, taken, entropy[given].text, prizeId, made[prizeId])
    const claimed = [p.prizeId, p.counter, p.entropy, p.ticket.index, p.attempt]
    assert.deepEqual(claimed, [prizeId, made[prizeId], given, ...planned], 'pick')
    assert(rootOf(p.ticket, lock.ticketCount) === lock.root && (draw.drawAt ?? p.at) <= p.at)
    assert(inOrder(entropy[given].at, p.at, p.decidedAt, c.issuedAt) && !p.reason !== isRejected(p))
  }
  const tickets = picks.map(({ ticket }) => ticket).sort((a, b) => a.index - b.index)
  const offsets = tickets.map(({ index, ticketNumber }) => ticketNumber - index)
  assert(inOrder(lock.firstTicketNumber, ...offsets, lock.lastTicketNumber - lock.ticketCount + 1))
  return c
}
if (process.argv[2]) console.log(`${verify(readFileSync(process.argv[2])).digest}: valid`)
