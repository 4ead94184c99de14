/** Every screen in a language that has each text in brackets and two fifths longer: nothing else is said, nothing cut. */
import { screenIds } from '../../src/core/screens.ts'
import { placed } from '../dashboard/placed.ts'
import { expectRoomForOtherWords } from '../support/browser/in-pseudo.ts'
import { setWidth } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'
import { worldOf } from '../support/browser/worlds.ts'

describe('a language of longer words', () => {
  for (const id of screenIds)
    it(`leaves nothing of ${id} in English, and has room`, async () => {
      await setWidth(1280)
      const world = await worldOf(id)
      const { desk } = world.open()
      await desk.start()
      const root = await placed(id, desk, world.attributes)
      await waitFor(() => root.dataset.state === 'ready', `${id} ready`)
      await expectRoomForOtherWords(desk, world.attributes)
      ;(root.getRootNode() as ShadowRoot).host.remove()
      desk.destroy()
    })
})
