/** The forms that ask for a link by an address: to choose another password, and to verify a sign-up's. */
import { expect } from 'chai'
import { resetCalls } from '../../src/core/one-time-links/reset-calls.ts'
import { verificationCalls } from '../../src/core/sign-up/calls.ts'
import { answerTo } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open() {
  const { desk, api } = fakeDesk({
    session: 'anonymous',
    answers: [
      answerTo(resetCalls.request, undefined),
      answerTo(verificationCalls.request, undefined),
    ],
  })
  await desk.start()
  return { desk, api }
}
const field = (root: HTMLElement) =>
  waitFor(() => root.querySelector<HTMLInputElement>('[name=email]'), 'the address')

describe('an address that a link is asked for', () => {
  for (const [name, call] of [
    ['forgotPassword', resetCalls.request],
    ['verifyEmail', verificationCalls.request],
  ] as const)
    it(`stands there again for whoever tries another one: ${name}`, async () => {
      const { desk, api } = await open()
      const root = await placed(name, desk)
      ;(await field(root)).focus()
      await type('eva.muise@exampel.org')
      await press('Enter')
      ;(await lookIn(root).button('Try another address')).click()
      expect((await field(root)).value).to.equal('eva.muise@exampel.org')
      expect(api.asked<typeof call>(call)).to.have.length(1)
    })

  it('stands there again for whoever left for login before it was sent, and goes with the page', async () => {
    const { desk } = await open()
    const root = await placed('forgotPassword', desk)
    ;(await field(root)).focus()
    await type('eva.m')
    const again = await placed('forgotPassword', desk)
    expect((await field(again)).value).to.equal('eva.m')
    const other = await placed('forgotPassword', (await open()).desk)
    expect((await field(other)).value).to.equal('')
  })
})
