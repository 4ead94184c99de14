/** The shell in a language that has each text in brackets and two fifths longer: its entries, menus and the line on top. */
import type { Role } from '../../../src/core/session/role.ts'
import { expectRoomForOtherWords } from '../../support/browser/in-pseudo.ts'
import { setWidth } from '../../support/browser/page.ts'
import { defineFixtureScreens, openShell } from './open-shell.ts'

defineFixtureScreens('raffle-desk-dashboard')
const people: Role[] = ['RB admin', 'account owner', 'Contact Center Agent']

describe('the shell in longer words', () => {
  before(() => setWidth(1280))
  after(() => setWidth(1280))

  for (const role of people)
    it(`leaves nothing in English for ${role}, and has room, its person’s menu open`, async () => {
      const { shell, see } = openShell({ role })
      ;(await see('.rd-user-button')).click()
      await see('.rd-shell-menu:popover-open')
      await expectRoomForOtherWords(shell.desk, {}, 'raffle-desk-dashboard, .rd-shell-avatar')
    })
})
