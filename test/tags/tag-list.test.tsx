import { expect } from 'chai'
import { focusedElement } from '../../src/core/focus.ts'
import { tagCalls } from '../../src/core/tags/calls.ts'
import type { Tag } from '../../src/core/tags/tag.ts'
import { answerTo, pageOf } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { boardMember, callBack, sampleTags } from '../../stories/tags/sample-tags.ts'
import { placed } from '../dashboard/placed.ts'
import { lookIn, toldBy } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open(tags: readonly Tag[] = sampleTags) {
  const { desk, api } = storyWorld(usualGlobals, {
    person: person => ({ ...person, roles: ['RB admin'], organizations: [] }),
    answers: [
      answerTo(tagCalls.list, pageOf(tags)),
      answerTo(tagCalls.lookAtMerge, {
        kept: boardMember,
        merged: callBack,
        moves: { customers: 1236, orders: 31, raffles: 0 },
        both: { customers: 4, orders: 0, raffles: 0 },
      }),
    ],
  })
  const root = await placed('adminTags', desk)
  await waitFor(() => root.querySelectorAll('tbody tr').length === tags.length)
  const looks = lookIn(root)
  /** By keyboard, from the second row's menu. */
  async function ask(what: string) {
    const openers = root.querySelectorAll<HTMLElement>('tbody tr button[aria-haspopup="menu"]')
    openers[1]?.focus()
    await press('Enter')
    ;(await looks.find(`[role="menuitem"][data-key="${what}"]`)).focus()
    await press('Enter')
    await looks.find('.rd-modal form')
  }
  async function choose(name: string) {
    ;(await looks.find('[role="combobox"]')).focus()
    await type(name)
    await looks.find('[role="option"]')
    await press('ArrowDown')
    await press('Enter')
  }
  return { api, root, ask, choose, told: toldBy(desk), ...looks }
}

describe('tags of an organization', () => {
  it('are merged once what moves was seen, as they were looked at', async () => {
    const { api, ask, choose, says, button, told } = await open()
    api.answer(tagCalls.merge, boardMember)
    await ask('merge')
    ;(await button('Merge tags')).focus()
    await press('Enter')
    await says('Choose a tag.')
    expect(api.asked(tagCalls.merge)).to.have.length(0)
    await choose('Board')
    await says('1,236 customers and 31 orders will get Board member.')
    await says('4 customers already have both, and keep Board member.')
    ;(await button('Merge tags')).focus()
    await press('Enter')
    await told('Call back is merged into Board member.')
    expect(api.asked(tagCalls.merge)[0]?.params).to.deep.equal({ id: boardMember.id })
    expect(api.asked(tagCalls.merge)[0]?.body).to.deep.equal({
      version: 1,
      mergedId: callBack.id,
      mergedVersion: 1,
    })
  })

  it('are deleted after it was said how many lose them', async () => {
    const { api, ask, says, button, told } = await open()
    api.answer(tagCalls.remove, undefined)
    await ask('delete')
    await says('Loses it: 1,240 customers and 31 orders')
    ;(await button('Delete tag')).focus()
    await press('Enter')
    await says('Choose what becomes of what has it.')
    expect(api.asked(tagCalls.remove), 'nothing is said beforehand').to.have.length(0)
    ;(await button('Delete tag'))
      .closest('[role="dialog"]')
      ?.querySelector<HTMLElement>('input[type="radio"]')
      ?.click()
    ;(await button('Delete tag')).focus()
    await press('Enter')
    await told('Call back is deleted.')
    expect(api.asked(tagCalls.remove)[0]?.query.get('reassignTo')).to.equal(null)
  })

  it('that nothing has are deleted by a question that begins on the way back', async () => {
    const unused = { ...callBack, uses: { customers: 0, orders: 0, raffles: 0 } }
    const { ask, button } = await open([boardMember, unused])
    await ask('delete')
    const keep = await button('Keep tag')
    await waitFor(() => focusedElement() === keep, 'the focus')
  })
})
