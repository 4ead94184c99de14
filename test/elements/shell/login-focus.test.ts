import { expect } from 'chai'
import { defineElements } from '../../../src/elements/define.ts'
import { focused } from '../../support/browser/page.ts'
import { nextFrame, waitFor } from '../../support/browser/wait-for.ts'
import { openShell } from './open-shell.ts'

describe('login in the shell', () => {
  before(() => defineElements())

  for (const locale of ['en', 'fr'] as const) {
    it(`lets somebody type their email at once (${locale})`, async () => {
      const { shell } = openShell({ path: '/login' })
      shell.desk.setLocale(locale)
      await waitFor(() => focused()?.getAttribute('name') === 'username', 'email')
    })
  }

  it('leaves the focus to what has it already', async () => {
    const other = document.body.appendChild(document.createElement('input'))
    other.focus()
    const ready = new Promise(resolve =>
      document.addEventListener('raffle-desk-ready', resolve, { once: true }),
    )
    openShell({ path: '/login' })
    await ready
    await nextFrame()
    expect(focused()).to.equal(other)
    other.remove()
  })
})
