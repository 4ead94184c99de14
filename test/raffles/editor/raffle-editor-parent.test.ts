import { expect } from 'chai'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import { harbourLights } from '../../../stories/raffles/edited-raffle.ts'
import { rowOf } from '../../../stories/raffles/sample-raffles.ts'
import {
  answerTo,
  pageOf,
  type Reply,
  refusal,
  type Sent,
} from '../../../stories/support/fake-api.ts'
import { inFull } from '../../support/browser/full.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { placeEditor } from './placed.ts'

const listed = (raffle: RaffleDetail) => ({ ...rowOf(1, ''), ...raffle })

describe('what a raffle is an add-on of', () => {
  it('is chosen among the organization’s raffles that are none themselves', async () => {
    const home = {
      ...harbourLights,
      id: '00000000-0000-4000-8000-000000000502',
      name: 'Dream Home',
    }
    const addOn = { ...home, id: '00000000-0000-4000-8000-000000000503', parentId: home.id }
    const answers = [
      answerTo(raffleListCalls.list, pageOf([home, addOn, harbourLights].map(listed))),
    ]
    const { control, sent, root } = await placeEditor({ answers })
    const name = await control('name')
    const parent = await control('parentId', 'button')
    const more = root.querySelector<HTMLElement>('.rd-editor-rare .rd-disclosure-button')
    more?.click()
    const choose = async (chosen: string, offered: string[]) => {
      await waitFor(() => parent.checkVisibility(), 'the field')
      parent.focus()
      await press('Enter')
      await waitFor(() => focused()?.getAttribute('role') === 'option', 'an option')
      const options = [...(focused()?.closest('[role="listbox"]')?.children ?? [])]
      expect(options.map(option => option.textContent?.trim())).to.deep.equal(offered)
      await type(chosen)
      await waitFor(() => focused()?.textContent?.includes(chosen), chosen)
      await press('Enter')
      await waitFor(() => parent.textContent?.includes(chosen), 'the choice')
      name.focus()
      await press('Enter')
    }
    await choose('Dream', ['None', 'Dream Home'])
    await waitFor(() => sent.length === 1, 'the call')
    expect(sent[0]?.body).to.deep.equal({ parentId: home.id, version: harbourLights.version })
  })

  inFull('is locked for a raffle with add-ons of its own, with the reason', async () => {
    const { id, name, status, category } = harbourLights
    const raffle = { ...harbourLights, childEvents: [{ id, name, status, category }] }
    const { control, text } = await placeEditor({ raffle })
    await control('name')
    expect(text()).to.include('It has add-ons of its own: an add-on can’t have any.')
  })

  inFull(
    'says that the others can’t be read, keeps what it is an add-on of, and offers them after Retry',
    async () => {
      const { id, name, status, category } = harbourLights
      const home = {
        ...harbourLights,
        id: '00000000-0000-4000-8000-000000000502',
        name: 'Dream Home',
      }
      const other = { ...home, id: '00000000-0000-4000-8000-000000000504', name: 'Puck Night' }
      let answer: Sent<typeof raffleListCalls.list> | Reply = refusal(
        500,
        'E1',
        'The books are closed.',
      )
      const raffle = {
        ...harbourLights,
        parentId: home.id,
        parentEvent: { ...home, status, category },
      }
      const { control, root, text } = await placeEditor({
        raffle,
        answers: [answerTo(raffleListCalls.list, () => answer)],
      })
      expect(((await control('name')) as HTMLInputElement).value).to.equal(name)
      expect(id).not.to.equal(home.id)
      root.querySelector<HTMLElement>('.rd-editor-rare .rd-disclosure-button')?.click()
      const parent = await control('parentId', 'button')
      await waitFor(() => parent.checkVisibility(), 'the field')
      expect(parent.textContent).to.include('Dream Home')
      expect(text()).to.include(
        'The raffles to choose from could not be loaded. The books are closed. (E1)',
      )
      answer = pageOf([home, other, harbourLights].map(listed))
      const retry = [...root.querySelectorAll('button')].find(b => b.textContent === 'Retry')
      retry?.focus()
      await press('Enter')
      await waitFor(() => !text().includes('could not be loaded'), 'the failure to go')
      await waitFor(() => focused()?.textContent === 'Basics', 'the focus in its section')
      parent.focus()
      await press('Enter')
      await waitFor(() => focused()?.getAttribute('role') === 'option', 'an option')
      const options = [...(focused()?.closest('[role="listbox"]')?.children ?? [])]
      expect(options.map(option => option.textContent?.trim())).to.deep.equal([
        'None',
        'Dream Home',
        'Puck Night',
      ])
    },
  )
})
