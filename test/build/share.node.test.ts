import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Part, type Prices, sharesOf } from '../../vite.share.ts'
import { createChance } from '../api/fuzz/chance.ts'

const prices: Prices = { requestBytes: 1_000, laterWeight: 0.1 }

const part = (name: string, bytes: number, more: Partial<Part> = {}): Part => ({
  name,
  bytes,
  imports: [],
  later: [],
  isFixed: false,
  ...more,
})

test('parts that are always loaded together are one file, whatever their size', () => {
  const parts = [part('screen', 90_000, { imports: [1] }), part('table', 90_000)]
  assert.deepEqual(sharesOf(parts, [{ parts: [0], weight: 1 }], prices), [0, 0])
})

test('what one of two screens needs stays apart where its bytes cost the other more than a request', () => {
  const parts = (bytes: number) => [
    part('list', 5_000, { imports: [2] }),
    part('form', 5_000, { imports: [2, 3] }),
    part('both', 5_000),
    part('form alone', bytes),
  ]
  const ways = [0, 1].map(at => ({ parts: [at], weight: 1 }))
  const [, , both, alone] = sharesOf(parts(5_000), ways, prices)
  assert.notEqual(both, alone)
  const [, , smallBoth, smallAlone] = sharesOf(parts(100), ways, {
    ...prices,
    requestBytes: 20_000,
  })
  assert.equal(smallBoth, smallAlone)
})

test('a way that counts for more keeps foreign bytes out', () => {
  const parts = [part('entry', 3_000), part('screen', 500, { imports: [0] })]
  const ways = (weight: number) => [
    { parts: [0], weight },
    { parts: [0, 1], weight: 1 },
  ]
  assert.deepEqual(sharesOf(parts, ways(1), prices), [0, 0])
  assert.deepEqual(sharesOf(parts, ways(20), prices), [0, 1])
})

test('a way takes in no more than it may for nothing, whatever others would save', () => {
  const parts = [part('small', 100), ...Array.from({ length: 8 }, () => part('screen', 500))]
  const ways = (waste?: number) => [
    { parts: [0], weight: 1, waste },
    ...Array.from({ length: 8 }, (_, at) => ({ parts: [0, at + 1], weight: 1 })),
  ]
  const inSmall = (waste?: number) =>
    sharesOf(parts, ways(waste), { requestBytes: 5_000, laterWeight: 0.1 }).filter(
      file => file === 0,
    ).length
  assert.ok(inSmall() > 3, `${inSmall()} files`)
  assert.equal(inSmall(1_100), 3)
  assert.equal(inSmall(0), 1)
})

test('what stays a file of its own takes nothing in', () => {
  const parts = [part('screen', 10, { imports: [1] }), part('react', 10, { isFixed: true })]
  assert.deepEqual(sharesOf(parts, [{ parts: [0], weight: 1 }], prices), [0, 1])
})

test('what is opened later comes to no screen that stands without it', () => {
  const parts = [part('screen', 4_000, { later: [1] }), part('dialog', 50_000, { imports: [0] })]
  assert.deepEqual(sharesOf(parts, [{ parts: [0], weight: 1 }], prices), [0, 1])
})

test('files never load each other in a circle, in 200 products made at random', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const { below: upTo } = createChance(seed)
    const parts = Array.from({ length: 30 }, (_, at) =>
      part(String(at), upTo(20_000), {
        imports: Array.from({ length: upTo(4) }, () => at + 1 + upTo(8)).filter(to => to < 30),
        later: [upTo(30)],
      }),
    )
    const ways = Array.from({ length: 6 }, () => ({ parts: [upTo(30)], weight: 1 + upTo(5) }))
    const fileOf = sharesOf(parts, ways, { ...prices, requestBytes: 8_000 })
    const importsOf = (file: number) =>
      parts.flatMap(({ imports }, at) =>
        fileOf[at] === file ? imports.map(to => fileOf[to]).filter(to => to !== file) : [],
      )
    const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
      importsOf(from).some(next => {
        if (next === undefined || seen.has(next)) return false
        return next === to || reaches(next, to, seen.add(next))
      })
    for (const file of new Set(fileOf))
      assert.ok(!reaches(file, file), `seed ${seed}, file ${file}`)
  }
})
