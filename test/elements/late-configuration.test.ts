import { expect } from 'chai'
import { configure } from '../../src/index.ts'
import { fakeApi, giveBack } from '../../stories/support/fake-api.ts'
import { fixture } from '../support/browser/fixture.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const textIn = (element: Element) => element.shadowRoot?.textContent ?? ''

describe('a page without its settings', () => {
  it('is told in place which setting is missing, and works as soon as it is there', async () => {
    const api = fakeApi([], location.origin)
    const element = fixture('<raffle-desk-sales-tiles></raffle-desk-sales-tiles>')
    await waitFor(() => textIn(element).includes('configure()'))
    expect(textIn(element)).to.contain('getToken')
    expect(api.calls).to.have.length(0)

    let asked = 0
    configure({
      locale: 'en',
      getToken: async () => {
        asked += 1
        throw new Error('The intranet gives no token today.')
      },
    })
    await waitFor(() => textIn(element).includes('The intranet gives no token today.'))
    expect(asked).to.equal(1)
  })

  it('sends nothing to an address that an attribute names', async () => {
    const api = fakeApi([], location.origin)
    const session = fixture(
      `<raffle-desk-session api-url="https://elsewhere.example" token-url="/token">
        <raffle-desk-sales-tiles></raffle-desk-sales-tiles>
      </raffle-desk-session>`,
    )
    const element = session.querySelector('raffle-desk-sales-tiles') as HTMLElement
    await waitFor(() => textIn(element).includes('configure({ apiUrl })'))
    expect(api.calls).to.have.length(0)
  })
})

afterEach(() => giveBack(location.origin))
