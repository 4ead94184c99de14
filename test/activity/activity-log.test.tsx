import { expect } from 'chai'
import { activityCalls } from '../../src/core/activity/calls.ts'
import { entries } from '../../stories/activity/entries.ts'
import { answerTo, pageOf } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open() {
  const { desk, api } = storyWorld(usualGlobals, {
    kind: 'standalone',
    answers: [
      answerTo(activityCalls.list, pageOf(entries)),
      answerTo(activityCalls.actors, []),
      answerTo(activityCalls.chain, {
        rows: 31,
        checkedAt: '2026-11-23T17:00:00Z',
        head: 'a'.repeat(64),
        fault: { code: 'missing', sequence: 12, at: null },
      }),
    ],
  })
  return { api, desk, ...lookIn(await placed('activity', desk)) }
}

describe('the log of an organization', () => {
  inFull('leads from an entry to all that was done to the same record, by keyboard', async () => {
    const { api, button, find, says } = await open()
    await says('Nov 23, 2026')
    ;(await find('tbody tr button, tbody tr a')).focus()
    await press('Enter')
    await says(`Entry ${entries[0]?.sequence}`)
    ;(await button('Show all that was done to it')).focus()
    await press('Enter')
    await waitFor(() => api.asked(activityCalls.list).length === 2)
    const { query } = api.asked(activityCalls.list)[1] ?? {}
    expect(query?.get('record')).to.equal(entries[0]?.subject.id)
    expect(query?.get('organizationId')).not.to.equal(null)
  })

  it('says where it is broken once somebody has it checked, and checks nothing before', async () => {
    const { api, button, says } = await open()
    expect(api.asked(activityCalls.chain)).to.deep.equal([])
    ;(await button('Check the log')).focus()
    await press('Enter')
    await says('The log is broken at entry 12')
    await says('it is missing')
  })
})
