import { expect } from 'chai'
import type { ProviderElement } from '../../src/elements/provider-element.ts'
import { configure } from '../../src/index.ts'
import { fakeApi, giveBack } from '../../stories/support/fake-api.ts'
import { fixture } from '../support/browser/fixture.ts'

const tags = ['raffle-desk', 'raffle-desk-session']
const hosted = { url: 'https://flags.example/api/v1/', key: 'the-charity' }

/** The settings that an element stands on, or why it stands on none. */
async function settingsOf(tag: string, attributes: string) {
  const api = fakeApi([], location.origin)
  const provider = fixture<ProviderElement>(`<${tag} locale="en" ${attributes}></${tag}>`)
  provider.getToken = () => new Promise(() => undefined)
  const desk = await provider.desk.catch((error: unknown) => String(error))
  return { api, flags: typeof desk === 'string' ? desk : desk.config.flags }
}

describe('the flag service that attributes name', () => {
  for (const tag of tags) {
    it(`is ${tag}’s, with key and seconds, on the script’s own origin`, async () => {
      const own = `${location.origin}/our-flags/`
      const { flags } = await settingsOf(
        tag,
        `flags-url="${own}" flags-key="abc" flags-poll-seconds="0"`,
      )
      expect(flags).to.deep.equal({ url: own, key: 'abc', pollSeconds: 0 })
    })

    it(`is the API’s own where ${tag} names its seconds alone`, async () => {
      const { flags } = await settingsOf(tag, 'flags-poll-seconds="300"')
      const url = `${location.origin}/flag-service/v1/`
      expect(flags).to.deep.equal({ url, key: 'local', pollSeconds: 300 })
    })

    it(`gets no person’s email by ${tag} on an origin that configure() doesn’t name`, async () => {
      const { flags, api } = await settingsOf(
        tag,
        'flags-url="https://elsewhere.example/api/v1/" flags-key="abc"',
      )
      expect(flags).to.contain('configure({ flags })').and.to.contain('https://elsewhere.example')
      expect(api.calls).to.have.length(0)
    })
  }

  for (const [attributes, wrong] of [
    ['flags-poll-seconds="often"', 'flags-poll-seconds'],
    ['flags-poll-seconds="-1"', 'flags-poll-seconds'],
    [`flags-url="${location.origin}/our-flags/"`, 'flags-key'],
    ['flags-url="javascript:alert(1)" flags-key="abc"', 'flags-url'],
  ] as const) {
    it(`says which one is wrong: ${wrong} in ${attributes.replace(location.origin, '')}`, async () => {
      const { flags } = await settingsOf('raffle-desk-session', attributes)
      expect(flags).to.contain(`"${wrong}"`)
    })
  }

  it('may be the one that configure() names, with its very key: another is another’s account', async () => {
    configure({ flags: { ...hosted, pollSeconds: 30 } })
    const same = await settingsOf('raffle-desk-session', `flags-url="${hosted.url}"`)
    expect(same.flags).to.deep.equal({ ...hosted, pollSeconds: 30 })
    const slower = await settingsOf('raffle-desk-session', 'flags-poll-seconds="90"')
    expect(slower.flags).to.deep.equal({ ...hosted, pollSeconds: 90 })
    for (const attribute of ['flags-key="theirs"', 'flags-url="https://flags.example/other/"']) {
      const { flags } = await settingsOf('raffle-desk-session', attribute)
      expect(flags, attribute).to.contain('configure({ flags })')
    }
  })
})

afterEach(() => giveBack(location.origin))
