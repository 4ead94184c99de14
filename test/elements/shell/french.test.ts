import { expect } from 'chai'
import { menuTexts } from '../../../src/core/menus/texts.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { defineFixtureScreens, openShell } from './open-shell.ts'

defineFixtureScreens('raffle-desk-dashboard')

describe('the shell in French', () => {
  it('shows the sidebar only once its French is there', async () => {
    const { shell, root, find, see } = openShell({ role: 'raffle admin' })
    shell.desk.setLocale('fr')
    const hiddenAtFirst = new Promise<boolean>(resolve => {
      const observer = new MutationObserver(() => {
        if (!find('raffle-desk-shell-sidebar')) return
        observer.disconnect()
        resolve(root.hasAttribute('data-translating'))
      })
      observer.observe(root, { childList: true, subtree: true })
    })
    await see('main raffle-desk-dashboard')
    expect(await hiddenAtFirst).to.equal(true)
    await waitFor(() => !root.hasAttribute('data-translating'))
    const texts = shell.desk.texts(menuTexts).get()
    expect(texts).not.to.equal(menuTexts.english)
  })
})
