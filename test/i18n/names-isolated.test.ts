import { expect } from 'chai'
import { screenIds } from '../../src/core/screens.ts'
import { placed } from '../dashboard/placed.ts'
import { samples } from '../support/browser/full.ts'
import { mark, namesFromTheRight, turnedPlaces } from '../support/browser/isolation.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { storyFilesOf, worldsIn } from '../support/browser/worlds.ts'

/** What has no names to show, or never comes to rest. */
const nameless = /^(Loading|.*Failed|Forbidden|No[A-Z].*|Empty.*|SavingFailed|Searching|Checking)$/
const withoutNames =
  /\/(session|accounts)\/|sales-(chart|tiles)|print-mail|recover-slips|(forgot|reset)-password|system\/status|sign-up\/sign-up/

/** Three stories of a screen have most of its names. */
const isEarly = (_story: unknown, index: number) => index < 3

describe('names that are written from the right', () => {
  for (const id of screenIds) {
    for (const file of storyFilesOf(id).filter(each => !withoutNames.test(each))) {
      it(`turn nothing around them in ${file}`, async () => {
        const turned: string[] = []
        let withNames = 0
        const named = (await worldsIn(file)).filter(({ name }) => !nameless.test(name))
        for (const { name, attributes, open } of samples(named, isEarly)) {
          const { desk, api } = open()
          api.through(namesFromTheRight)
          const root = await placed(id, desk, attributes)
          await atRest(root)
          if (root.textContent?.includes(mark)) withNames += 1
          turned.push(...turnedPlaces(root).map(place => `${name}: ${place}`))
          ;(root.getRootNode() as ShadowRoot).host.remove()
          desk.destroy()
        }
        expect(turned.join('\n')).to.equal('')
        expect(withNames, 'stories with names').to.be.greaterThan(0)
      })
    }
  }
})

/** Nothing is on its way any more, or it never comes. */
async function atRest(root: HTMLElement): Promise<void> {
  await waitFor(() => root.dataset.state !== 'waiting', 'rest', 10_000).catch(() => undefined)
}
