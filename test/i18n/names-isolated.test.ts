import { expect } from 'chai'
import { screenIds, tagOf } from '../../src/core/screens.ts'
import { type StoryDeskOptions, storyDesk } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed } from '../dashboard/placed.ts'
import { samples } from '../support/browser/full.ts'
import { answerNamesFromTheRight, mark, turnedPlaces } from '../support/browser/isolation.ts'
import { waitFor } from '../support/browser/wait-for.ts'

interface StoryOfElement {
  args?: Record<string, string | boolean>
  parameters?: { desk?: StoryDeskOptions }
}

const files = import.meta.glob<Record<string, StoryOfElement>>([
  '/stories/raffles/*.stories.tsx',
  '/stories/dashboard/dashboard.stories.tsx',
  '/stories/organizations/organization-switcher.stories.tsx',
])

/** What has no names to show, or never comes to rest; and no story. */
const nameless = /^(default|Loading|.*Failed|Forbidden|No[A-Z].*|Empty.*|SavingFailed|Searching)$/

/** Four stories of a screen have all of its names. */
const isEarly = (_story: unknown, index: number) => index < 4

/** `/stories/raffles/raffle-draw-barrel.stories.tsx` shows the row whose tag its name begins with. */
function rowOf(file: string) {
  const name = file.replace(/.*\/(.*)\.stories\.tsx$/, 'raffle-desk-$1')
  return screenIds
    .filter(id => `${name}-`.startsWith(`${tagOf(id)}-`))
    .sort((a, b) => b.length - a.length)[0]
}

describe('names that are written from the right', () => {
  let far: ReturnType<typeof answerNamesFromTheRight>
  before(() => {
    far = answerNamesFromTheRight()
  })
  after(() => far.restore())

  for (const [file, load] of Object.entries(files)) {
    const id = rowOf(file)
    if (!id) continue
    it(`turn nothing around them in ${file}`, async () => {
      const turned: string[] = []
      let withNames = 0
      const named = Object.entries(await load()).filter(([story]) => !nameless.test(story))
      for (const [story, { args = {}, parameters }] of samples(named, isEarly)) {
        const desk = storyDesk(usualGlobals, parameters?.desk)
        const attributes = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, String(v)]))
        const root = await placed(id, desk, attributes)
        await atRest(root)
        if (root.textContent?.includes(mark)) withNames += 1
        turned.push(...turnedPlaces(root).map(place => `${story}: ${place}`))
        ;(root.getRootNode() as ShadowRoot).host.remove()
        desk.destroy()
      }
      expect(turned.join('\n')).to.equal('')
      expect(withNames, 'stories with names').to.be.greaterThan(0)
    })
  }
})

/** Nothing is on its way any more, or it never comes. */
async function atRest(root: HTMLElement): Promise<void> {
  await waitFor(() => root.dataset.state !== 'waiting', 'rest', 10_000).catch(() => undefined)
}
