import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Part, sharesOf, untangled } from '../../vite.share.ts'
import { createChance } from '../api/fuzz/chance.ts'

const part = (kilobytes: number, imports: number[] = [], isFixed = false): Part => ({
  kilobytes,
  imports,
  isFixed,
})
const way = (parts: number[], kilobytes = 1000, files = 100) => ({ parts, kilobytes, files })
const filesOf = (parts: Part[], ways: ReturnType<typeof way>[]) =>
  sharesOf(parts, ways, { attempts: 2_000 }).fileOf

test('parts that are always loaded together are one file, whatever their size', () => {
  const [screen, table] = filesOf([part(90, [1]), part(90)], [way([0])])
  assert.equal(screen, table)
})

test('what one of two screens needs stays apart where the other may not load it', () => {
  const parts = [part(5, [2]), part(5, [2, 3]), part(5), part(40)]
  const [, , both, alone] = filesOf(parts, [way([0], 15), way([1])])
  assert.notEqual(both, alone)
})

test('files are fewer where a screen may not ask for so many', () => {
  const parts = [part(5, [1, 2, 3]), part(5), part(5), part(5), part(5, [1]), part(5, [2])]
  const fileOf = filesOf(parts, [way([0], 1000, 2), way([4]), way([5])])
  assert.ok(new Set([0, 1, 2, 3].map(at => fileOf[at])).size <= 2)
})

test('what has a file of its own keeps it', () => {
  const [screen, vendor] = filesOf([part(5, [1]), part(5, [], true)], [way([0])])
  assert.notEqual(screen, vendor)
})

test('no file ever loads one that loads it', () => {
  const chance = createChance(7)
  for (let graph = 0; graph < 20; graph += 1) {
    const parts = Array.from({ length: 24 }, (_, at) =>
      part(
        1 + chance.below(30),
        Array.from({ length: 24 - at - 1 }, (__, next) => at + 1 + next).filter(
          () => chance.below(5) === 0,
        ),
      ),
    )
    const fileOf = filesOf(parts, [way([0], 60, 4), way([1], 80, 3), way([2])])
    const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
      parts.some((each, at) => {
        if (fileOf[at] !== from) return false
        return each.imports.some(next => {
          const file = fileOf[next] ?? next
          if (file === from || seen.has(file)) return false
          return file === to || reaches(file, to, seen.add(file))
        })
      })
    for (const file of new Set(fileOf)) assert.ok(!reaches(file, file), `graph ${graph}`)
  }
})

test('a plan of before comes apart where something new would make files load each other', () => {
  const parts = [part(5, [2]), part(5), part(5, [1])]
  const [one, two, three] = untangled(parts, [0, 0, 2])
  assert.equal(new Set([one, two, three]).size, 3)
  assert.deepEqual(untangled([part(5, [1]), part(5), part(5, [1])], [0, 0, 2]), [0, 0, 2])
})
