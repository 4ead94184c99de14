import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import { DeskError } from '../../src/core/errors.ts'
import { orderEntryCalls } from '../../src/core/order-entry/calls.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import CardPart, { type CardPartProps } from '../../src/screens/order-entry/card-part.tsx'
import { frameThat, type SaysWhat } from '../../stories/order-entry/sample-frame.ts'
import { answerTo } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { box } from '../support/browser/fixture.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

interface Scene {
  place: HTMLElement
  card: CardPartProps['card']
  entered: number
  keys: string[]
  frame(): HTMLIFrameElement | null
  is(state: string): Promise<unknown>
  pays(amountCents: number): void
  end(): void
}

async function place(says: SaysWhat): Promise<Scene> {
  const { desk } = fakeDesk({ answers: [answerTo(orderEntryCalls.cardFields, frameThat(says))] })
  await desk.start()
  const element = box()
  const part = createRoot(element)
  const card: Scene['card'] = { current: null }
  const scene: Scene = {
    place: element,
    card,
    entered: 0,
    keys: [],
    frame: () => element.querySelector('iframe'),
    is: state => waitFor(() => element.querySelector(`[data-state="${state}"]`), state),
    pays(amountCents) {
      part.render(
        <DeskProvider desk={desk}>
          <CardPart
            card={card}
            amountCents={amountCents}
            currency="CAD"
            onEnter={() => {
              scene.entered += 1
            }}
            onKey={key => scene.keys.push(key)}
          />
        </DeskProvider>,
      )
    },
    end: () => part.unmount(),
  }
  scene.pays(2500)
  return scene
}

const asks = ({ card }: Scene) => card.current?.ask() ?? Promise.reject(new Error('No part.'))
const refusal = async (asked: Promise<string>) => {
  const error = await asked.then(
    token => new Error(`A token: ${token}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof DeskError)) throw error
  return { message: error.message, field: error.errors[0]?.field, unsure: error.unsure }
}

describe('the card part of an order', () => {
  it('gives the token that its frame makes for what is to be paid by then', async () => {
    const scene = await place('token')
    await scene.is('ready')
    expect(await asks(scene)).to.equal('token_2500_1')
    scene.pays(4000)
    await waitFor(async () => (await asks(scene)).startsWith('token_4000'), 'the new sum')
    expect(scene.frame()?.sandbox.value).to.equal('allow-scripts allow-forms allow-same-origin')
    scene.end()
    expect(scene.card.current, 'nothing is asked of what is gone').to.equal(null)
  })

  it('says why there is no token, and keeps the frame with what is typed in it', async () => {
    const words = { incomplete: /isn’t complete/, 'not-confirmed': /didn’t confirm/ }
    for (const [says, message] of Object.entries(words)) {
      const scene = await place(says as keyof typeof words)
      await scene.is('ready')
      const frame = scene.frame()
      const refused = await refusal(asks(scene))
      expect(refused.message).to.match(message)
      expect([refused.field, refused.unsure]).to.deep.equal(['tender.token', false])
      expect(scene.frame()).to.equal(frame)
      expect(document.activeElement, 'who types goes on there').to.equal(frame)
      scene.end()
    }
  })

  it('hears its own frame alone: another window’s token is nobody’s', async () => {
    const scene = await place('confirming')
    await scene.is('ready')
    let token = ''
    const asked = asks(scene).then(
      given => {
        token = given
      },
      () => {},
    )
    await scene.is('confirming')
    const hostile = document.createElement('iframe')
    const stolen = { of: 'raffle-desk-card', say: 'token', attempt: '', token: 'token_stolen' }
    hostile.srcdoc = `<script>
      addEventListener('message', ({ data }) => parent.postMessage(data, '*'))
    </script>`
    const loaded = new Promise(resolve => hostile.addEventListener('load', resolve))
    scene.place.append(hostile)
    await loaded
    const heard = new Promise(resolve => addEventListener('message', resolve, { once: true }))
    hostile.contentWindow?.postMessage({ of: 'raffle-desk-card', say: 'enter' }, '*')
    await heard
    for (const message of [stolen, { of: 'raffle-desk-card', say: 'enter' }])
      dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin }))
    expect([token, scene.entered]).to.deep.equal(['', 0])
    scene.end()
    await asked
    expect(token).to.equal('')
  })

  it('hears keys of its own frame that lead elsewhere', async () => {
    const scene = await place('nothing')
    await scene.is('ready')
    const source = scene.frame()?.contentWindow ?? null
    for (const key of ['F9', 'Tab', 'F5']) {
      const data = { of: 'raffle-desk-card', say: 'key', key }
      dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }))
    }
    expect(scene.keys).to.deep.equal(['F9', 'Tab'])
    scene.end()
  })

  it('waits so long for its holder, and no longer for a frame that is silent or never there', async () => {
    const clock = turnedClock()
    const silent = await place('nothing')
    await silent.is('ready')
    const asked = refusal(asks(silent))
    await Promise.resolve()
    clock.turn(15_000)
    expect((await asked).message).to.match(/didn’t answer/)
    silent.end()

    const holder = await place('confirming')
    await holder.is('ready')
    const waits = refusal(asks(holder))
    await holder.is('confirming')
    clock.turn(600_000)
    await holder.is('confirming')
    holder.end()
    expect((await waits).message).to.match(/aren’t there/)

    const absent = await place('never-ready')
    await waitFor(() => absent.frame(), 'the frame')
    expect((await refusal(asks(absent))).message).to.match(/aren’t there yet/)
    clock.turn(15_000)
    await absent.is('failed')
    const retry = await waitFor(() => absent.place.querySelector('button'), 'Retry')
    retry.click()
    await absent.is('loading')
    absent.end()
  })
})
