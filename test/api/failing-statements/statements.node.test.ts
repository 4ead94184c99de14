/**
 * Issue 13, "Shown by" 4: the n-th statement of a request fails, for n = 1, 2, 3 … until it has no more: then either all of
 * it is done or nothing, and asked again by its key it is done once.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { soak } from '../../support/soak.ts'
import type { Asked } from '../every-call/contracts.ts'
import { openGround, requireDone } from '../every-call/ground.ts'
import { leavesNoGap, tableOf } from '../every-call/table.ts'
import type { World } from '../every-call/world.ts'
import { worlds } from '../every-call/worlds.ts'
import type { Answered } from '../support.ts'
import { requireRightBooks } from './books.ts'
import { always, beginJobs, further, writing } from './cases.ts'
import { failingAt, type Way, ways } from './driver.ts'

/** In `npm test` every sixth statement fails, each in another way; in the soak each of them in every way. */
const passes: readonly { step: number; wayAt: (nth: number) => Way }[] = soak
  ? ways.map(way => ({ step: 1, wayAt: () => way }))
  : [{ step: 6, wayAt: nth => ways[nth % ways.length] ?? 'refused' }]

const ground = await openGround()
const { api } = ground

interface Case {
  name: string
  asking: Asked
  world: World
  stays: readonly string[]
}

const all: Case[] = writing.flatMap(asking => [
  { name: asking.name, asking, world: worlds[asking.name], stays: [] },
  ...further
    .filter(({ of }) => of === asking.name)
    .map(({ what, world, stays = [] }) => ({
      name: `${asking.name}, ${what}`,
      asking,
      world,
      stays,
    })),
])
const cases = soak ? all : all.filter(({ name }) => always.has(name))

const table = tableOf(
  cases.map(({ name }) => name),
  ['statements', 'failed', 'nothing was done', 'all was done'],
)

type Content = Readonly<Record<string, string>>

/** The rows of each table: what a call has left, whichever records it was about. */
const rowsOf = (content: Content) =>
  Object.fromEntries(
    Object.entries(content).map(([name, digest]) => [name, Number(digest.split(' ')[0])]),
  )

/** Of the words of names there is one row each, whoever else is called so. */
function added(before: Content, after: Content): Record<string, number> {
  const [had, has] = [rowsOf(before), rowsOf(after)]
  return Object.fromEntries(
    Object.entries(has).flatMap(([name, count]) => {
      const more = count - (had[name] ?? 0)
      return more === 0 || name === 'name_vocabulary' ? [] : [[name, more]]
    }),
  )
}

/** What a worker makes of it once it stands: where it failed, it goes on with the next one. */
const later = ['confirmations_due', 'emails']

const without = (content: Content, names: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)))

for (const { name, asking, world, stays } of cases)
  test(`${name}: whichever statement fails, all of it is done or nothing, and the repeat does it once`, async () => {
    const counts = { statements: 0, failed: 0, nothing: 0, all: 0 }
    /** What it adds where nothing fails. */
    const whole = await smooth(asking, world)

    for (const { step, wayAt } of passes) {
      let example = await anew(world)
      let key = randomUUID()
      let before = await ground.content()
      const ask = () => ground.ask(asking, example, { key })
      const done = async (answer: Answered, story: string) => {
        requireDone(answer, story)
        await example.settled?.()
        const after = await ground.content()
        assert.deepEqual(added(before, after), whole, `${story}: it added something else`)
        const repeat = await ask()
        assert.deepEqual([repeat.status, repeat.json], [answer.status, answer.json], story)
        assert.deepEqual(await ground.content(), after, `${story}: a repeat changed something`)
      }
      for (let nth = 0, at = 1; ; nth += 1, at += step) {
        const way = wayAt(nth)
        const story = `${name}, statement ${at} ${way}`
        const { result, failed } = await failingAt({ at, way }, ask)
        if (!failed) {
          counts.statements = Math.max(counts.statements, at - 1)
          await done(result, story)
          break
        }
        counts.failed += 1
        await example.settled?.()
        const now = await ground.content()
        if (result.status >= 300)
          assert.ok(result.status >= 500, `${story}: ${result.status} ${result.text}`)
        const isNothing =
          JSON.stringify(without(now, stays)) === JSON.stringify(without(before, stays))
        if (isNothing) {
          counts.nothing += 1
          assert.ok(result.status >= 500, `${story}: ${result.status}, and nothing was done`)
          continue
        }
        // Its answer was lost, or what failed came after it.
        counts.all += 1
        await done(await ask(), story)
        if (!beginJobs.has(asking.name))
          assert.deepEqual(without(await ground.content(), later), without(now, later), story)
        example = await anew(world)
        key = randomUUID()
        before = await ground.content()
      }
    }
    // The soak says after which case they went wrong.
    if (soak) await requireRightBooks(api)
    table.tell(name, 'statements', soak ? counts.statements : `up to ${counts.statements}`)
    table.tell(name, 'failed', counts.failed)
    table.tell(name, 'nothing was done', counts.nothing)
    table.tell(name, 'all was done', counts.all)
  })

/** Of looks that nothing came of some are kept, and older ones go: none is left of the cases before. */
async function anew(world: World) {
  await api.db.deleteFrom('bulks').where('begunAt', 'is', null).execute()
  return world(ground.ours)
}

async function smooth(asking: Asked, world: World) {
  const example = await anew(world)
  const before = await ground.content()
  requireDone(await ground.ask(asking, example), asking.name)
  await example.settled?.()
  return added(before, await ground.content())
}

test('after all of them numbers have no hole, sums are right, and the log is whole', () =>
  requireRightBooks(api))

leavesNoGap(table)
