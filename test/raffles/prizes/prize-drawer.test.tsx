import { expect } from 'chai'
import type { Draw } from '../../../src/core/raffles/draws/draw.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import type { Prize } from '../../../src/core/raffles/prizes/prize.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import type { Role } from '../../../src/core/session/role.ts'
import type { SessionUser } from '../../../src/core/session/user.ts'
import {
  grandPrize,
  prizeRaffle,
  quiltPrize,
  truck,
} from '../../../stories/raffles/prize-fixtures.ts'
import { answerTo, at, type Call, onWire } from '../../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, press, type } from '../../support/browser/page.ts'
import type { PlacedKit } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'
import { keepMine, staleFor } from '../conflict.ts'
import { placePrizes } from './place-prizes.tsx'

const patch = at(prizeCalls.change, { id: quiltPrize.id })

/** As they are typed, and the instants they are in the raffle's zone. */
const cutoff = { keys: '203001010900p', at: '2030-01-02T01:00:00.000Z' }
const drawn = { keys: '203001021200p', at: '2030-01-02T16:00:00.000Z' }

/** The raffle with one more draw, of those dates. */
function withDraw(stage: Draw['stage']): RaffleDetail {
  const [first] = prizeRaffle.draws
  const draw = { ...first!, id: truck.id, stage, cutoffAt: cutoff.at, drawAt: drawn.at }
  return { ...prizeRaffle, draws: [...prizeRaffle.draws, draw] }
}

/** The form of a prize, opened by its name. */
async function opened({ root, scope }: PlacedKit, { id }: Prize) {
  root.querySelector<HTMLElement>(`[data-id="${id}"] .rd-prize-name`)?.focus()
  await press('Enter')
  return waitFor(() => scope.querySelector<HTMLElement>('[role="dialog"] .rd-record-form'))
}

async function typeDates(form: HTMLElement) {
  for (const [place, { keys }] of [cutoff, drawn].entries()) {
    const group = form.querySelectorAll('[role="group"]:has([role="spinbutton"])')[place]
    await click(group!.querySelector('[role="spinbutton"]')!)
    await press(...keys)
  }
}

const seenIn = ({ scope }: PlacedKit) => scope.querySelector('[role="dialog"]')?.textContent ?? ''

const said = (form: HTMLElement) =>
  form.querySelector('[role="status"]:has(.rd-prize-change)')?.textContent ?? ''

describe('a prize’s form', () => {
  inFull('says at once that other dates make a draw of their own, and sends them', async () => {
    const sent: Call[] = []
    const { kit } = await placePrizes({
      answers: [
        answerTo(patch, call => {
          sent.push(call)
          return { ...quiltPrize, cutoffAt: cutoff.at, drawDate: drawn.at, version: 2 }
        }),
      ],
    })
    const form = await opened(kit, quiltPrize)
    expect(said(form)).to.equal('')
    await typeDates(form)
    await waitFor(() => said(form).startsWith('These dates make a draw of their own.'))
    expect(sent).to.have.length(0)
    await expectNoAxeViolationsInFull(kit.root)
    await click(kit.scope.querySelector('button[type="submit"]')!)
    await waitFor(() => sent.length === 1)
    expect(sent[0]?.body).to.deep.equal({
      cutoffAt: cutoff.at,
      drawDate: drawn.at,
      version: 1,
    })
    await waitFor(() => kit.scope.querySelector('.rd-record-form') === null)
  })

  inFull('says which draw a prize joins by its dates', async () => {
    const { kit } = await placePrizes({ raffle: withDraw('open') })
    const form = await opened(kit, quiltPrize)
    await typeDates(form)
    await waitFor(() => /^This prize joins the draw of .*2030/.test(said(form)))
  })

  it('says that nothing can join a draw whose list is locked', async () => {
    const { kit } = await placePrizes({ raffle: withDraw('locked') })
    const form = await opened(kit, quiltPrize)
    await typeDates(form)
    await waitFor(() => said(form).includes('no prize can join it'))
  })

  inFull('shows both sides where somebody else saved the prize first', async () => {
    const theirs = { ...quiltPrize, name: 'Quilt, queen size', version: 6 }
    const sent: Call[] = []
    const { kit } = await placePrizes({
      answers: [
        answerTo(patch, call => {
          sent.push(call)
          return sent.length === 1 ? staleFor(theirs) : { ...theirs, version: 7 }
        }),
      ],
    })
    const form = await opened(kit, quiltPrize)
    const name = form.querySelector('input')!
    name.focus()
    name.select()
    await type('Star quilt')
    await press('Enter')
    await keepMine(kit, { mine: 'Star quilt', theirs: theirs.name })
    await waitFor(() => sent.length === 2)
    expect(sent.map(({ body }) => body)).to.deep.equal([
      { name: 'Star quilt', version: 1 },
      { name: 'Star quilt', version: 6 },
    ])
    await waitFor(() => kit.scope.querySelector('.rd-record-form') === null)
  })

  inFull(
    'makes one prize where an answer got lost and something was changed before the next try',
    async () => {
      const sent: Call[] = []
      const made = { ...quiltPrize, id: truck.id, name: 'Kettle', version: 1 }
      const { kit } = await placePrizes({
        answers: [
          answerTo(prizeCalls.create, call => {
            sent.push(call)
            return sent.length === 1 ? onWire({ status: 500, body: {} }) : made
          }),
          answerTo(at(prizeCalls.change, { id: made.id }), call => {
            sent.push(call)
            return { ...made, name: 'Kettle 2', version: 2 }
          }),
        ],
      })
      await click(kit.root.querySelector('[data-part="add"]')!)
      const form = await waitFor(() => kit.scope.querySelector<HTMLElement>('.rd-record-form'))
      const [name, , , value] = form.querySelectorAll<HTMLInputElement>('input, textarea')
      name!.focus()
      await type('Kettle')
      value!.focus()
      await type('500')
      await press('Enter')
      await waitFor(() => seenIn(kit).includes('It is not known whether this was done'))
      name!.focus()
      await press('End')
      await type(' 2')
      await press('Enter')
      await waitFor(() => kit.scope.querySelector('.rd-record-form') === null)
      expect(sent.map(({ body }) => (body as { name: string }).name)).to.deep.equal([
        'Kettle',
        'Kettle',
        'Kettle 2',
      ])
      expect(sent[2]?.body).to.deep.equal({ name: 'Kettle 2', version: 1 })
    },
  )

  inFull('takes its own change, whose answer got lost, for nobody else’s', async () => {
    const sent: Call[] = []
    const mine = { ...quiltPrize, name: 'Star quilt', version: 2 }
    const { kit } = await placePrizes({
      answers: [
        answerTo(patch, call => {
          sent.push(call)
          if (sent.length === 1) return onWire({ status: 500, body: {} })
          return sent.length === 2 ? staleFor(mine) : { ...mine, name: 'Quilt!', version: 3 }
        }),
      ],
    })
    const form = await opened(kit, quiltPrize)
    const name = form.querySelector('input')!
    for (const text of ['Star quilt', 'Quilt!']) {
      name.focus()
      name.select()
      await type(text)
      await press('Enter')
      if (text === 'Star quilt')
        await waitFor(() => seenIn(kit).includes('It is not known whether this was done'))
    }
    await waitFor(() => kit.scope.querySelector('.rd-record-form') === null)
    expect(sent.map(({ body }) => body)).to.deep.equal([
      { name: 'Star quilt', version: 1 },
      { name: 'Quilt!', version: 1 },
      { name: 'Quilt!', version: 2 },
    ])
  })

  it('says what the server refused at no field beside what it refused at one', async () => {
    const errors = [
      { code: 'too-long', message: 'The name is too long.', field: 'name' },
      { code: 'raffle-closed', message: 'The raffle is closed.' },
    ]
    const { kit } = await placePrizes({
      answers: [answerTo(patch, onWire({ status: 422, body: { errors } }))],
    })
    const name = (await opened(kit, quiltPrize)).querySelector('input')!
    name.focus()
    await type('!')
    await press('Enter')
    await waitFor(() => seenIn(kit).includes('The raffle is closed.'))
    await waitFor(() => name.getAttribute('aria-invalid') === 'true')
  })

  inFull(
    'asks why a grand prize’s value is lowered after the first sale, and takes somebody who may',
    async () => {
      const sent: Call[] = []
      const answers = [
        answerTo(at(prizeCalls.change, { id: grandPrize.id }), (call: Call) => {
          sent.push(call)
          return { ...grandPrize, version: 2 }
        }),
      ]
      const lower = async (kit: PlacedKit) => {
        const form = await opened(kit, grandPrize)
        const value = form.querySelector<HTMLInputElement>('[data-field="valueCents"] input')!
        value.focus()
        value.select()
        await type('100')
        return form
      }
      const person = (roles: Role[]) => ({
        person: (each: SessionUser) => ({ ...each, roles }),
      })
      const owner = await placePrizes({ answers, ...person(['account owner']) })
      const form = await lower(owner.kit)
      const reason = await waitFor(() => form.querySelector('[data-field="reason"] textarea'))
      await press('Enter')
      await waitFor(() => seenIn(owner.kit).includes('Say why'))
      expect(sent).to.have.length(0)
      ;(reason as HTMLElement).focus()
      await type('Appraised anew')
      await click(owner.kit.scope.querySelector('button[type="submit"]')!)
      await waitFor(() => sent.length === 1)
      expect(sent[0]?.body).to.deep.equal({
        valueCents: 10_000,
        reason: 'Appraised anew',
        version: 1,
      })
      const staff = await placePrizes({ answers, ...person(['raffle admin']) })
      const refused = await lower(staff.kit)
      await press('Enter')
      await waitFor(() => seenIn(staff.kit).includes('lowering it takes a product administrator'))
      expect(refused.querySelector('[data-field="reason"]')).to.equal(null)
      expect(sent).to.have.length(1)
    },
  )

  it('is facts, and once why, for those who can’t change it', async () => {
    const { kit } = await placePrizes({
      person: person => ({ ...person, roles: ['Contact Center Agent'] }),
    })
    kit.root.querySelectorAll<HTMLElement>('.rd-prize-name')[1]?.focus()
    await press('Enter')
    const drawer = await waitFor(() => kit.scope.querySelector('[role="dialog"]'))
    expect(drawer.querySelector('input')).to.equal(null)
    expect(drawer.textContent?.split('Your role does not allow')).to.have.length(2)
    expect(drawer.textContent).to.include('Fundy Motors').and.to.include('61,500')
    await expectNoAxeViolationsInFull(kit.root)
  })
})
