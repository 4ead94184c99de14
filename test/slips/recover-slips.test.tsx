/** Slips read from pictures and by a hand scanner: each is asked for once, one without an answer again under its key. */
import { expect } from 'chai'
import { slipCalls } from '../../src/core/slips/calls.ts'
import { qrModules } from '../../src/screens/kit/qr-modules.ts'
import { enteredSlip, refusedSlip, slipCode, stoodSlip } from '../../stories/slips/sample-slips.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { image } from '../support/browser/files.ts'
import { inFull } from '../support/browser/full.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const lastKeys = 10

async function recovering() {
  const { desk, api } = fakeDesk({ roles: ['raffle admin'] })
  api.answer(slipCalls.recover, ({ body }) =>
    body.code === slipCode(2) ? stoodSlip(2) : enteredSlip(Number(body.code.length)),
  )
  await desk.start()
  const root = await placed('recoverSlips', desk)
  const find = <E extends HTMLElement>(selector: string) =>
    waitFor(() => root.querySelector<E>(selector), selector)
  return {
    api,
    root,
    rows: () => [...root.querySelectorAll('.rd-slip')].map(row => row.getAttribute('data-slip')),
    figures: () => [...root.querySelectorAll('.rd-stat-tile')].map(seen),
    codes: () => api.asked(slipCalls.recover).map(({ body }) => body.code),
    says: (words: string) =>
      waitFor(() => seen(root).includes(words), `"${words}" in ${seen(root)}`),
    async choose(...files: File[]) {
      const picker = await find<HTMLInputElement>('input[type="file"]')
      const chosen = new DataTransfer()
      for (const file of files) chosen.items.add(file)
      picker.files = chosen.files
      picker.dispatchEvent(new Event('change', { bubbles: true }))
    },
    /** As a hand scanner does: the code, of which the last keys stand for all 600, then Enter. */
    async scan(code: string) {
      const field = await find<HTMLInputElement>('.rd-slip-scan input')
      field.focus()
      document.execCommand('insertText', false, code.slice(0, -lastKeys))
      await type(code.slice(-lastKeys))
      await press('Enter')
    },
  }
}

/** A photograph of paper with these codes: grey, a little askew, and a JPEG. */
async function photograph(name: string, codes: readonly string[], side = 420): Promise<File> {
  const canvas = new OffscreenCanvas(60 + codes.length * (side + 60), side + 140)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#d8d4cc'
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const [at, code] of codes.entries()) {
    const modules = qrModules(code, 'M')
    if (!modules) throw new Error('too long')
    context.setTransform(1, 0.04, -0.04, 1, 60 + at * (side + 60), 40)
    context.scale(side / modules.size, side / modules.size)
    context.fillStyle = '#f4f1ea'
    context.fillRect(0, 0, modules.size, modules.size)
    context.fillStyle = '#3a3833'
    context.fill(new Path2D(modules.path))
  }
  const type = 'image/jpeg'
  return new File([await canvas.convertToBlob({ type, quality: 0.7 })], name, { type })
}

describe('slips that are recovered', () => {
  it('reads several slips of several pictures, each once, and says which picture holds none', async () => {
    const { choose, rows, says, codes, figures } = await recovering()
    await choose(
      await photograph('two.jpg', [slipCode(1), slipCode(2)], 520),
      await image('none.png'),
      new File(['no picture'], 'words.png', { type: 'image/png' }),
      await photograph('again.jpg', [slipCode(2)]),
    )
    await says('words.png: this is no picture that can be opened.')
    await says('none.png: no slip was found in it.')
    await waitFor(() => rows().length === 2 && !rows().includes('sending'), 'two slips')
    expect(rows().sort()).to.deep.equal(['entered', 'stood'])
    expect(codes().sort()).to.deep.equal([slipCode(1), slipCode(2)].sort())
    expect(figures().slice(0, 3)).to.deep.equal([
      'Entered1',
      'Amount entered$20.00',
      'Stood already1',
    ])
  })

  inFull(
    'takes what a hand scanner types, keeps what is no slip in sight, and asks once for a slip that is scanned again',
    async () => {
      const { scan, says, rows, codes, root } = await recovering()
      await scan('000123')
      await says('This is no slip of Raffle Desk.')
      await scan('k-htwqrb')
      await says('That is a receipt’s reference')
      // Selected, so that the next scan stands in its place.
      await scan(slipCode(1).toLowerCase())
      await waitFor(() => rows().includes('entered'), 'entered')
      await scan(slipCode(1))
      await says('Already read: ')
      expect(root.querySelectorAll('.rd-slip[data-again]').length).to.equal(1)
      expect(codes()).to.deep.equal([slipCode(1)])
    },
  )

  it('asks again under the same key for one that has no answer, and goes on with the next meanwhile', async () => {
    const { api, scan, rows, says, root } = await recovering()
    let isDown = true
    api.answer(slipCalls.recover, ({ body }) =>
      isDown && body.code === slipCode(1)
        ? refusal(500, 'unexpected', 'Something went wrong.')
        : enteredSlip(1),
    )
    await scan(slipCode(1))
    await scan(slipCode(2))
    await waitFor(() => rows().join() === 'entered,failed', 'one failed, one entered')
    await says('1 slip has no answer yet')
    isDown = false
    root.querySelector<HTMLElement>('.rd-banner button')?.click()
    await waitFor(() => rows().join() === 'entered,entered', 'both')
    const keys = api
      .asked(slipCalls.recover)
      .filter(({ body }) => body.code === slipCode(1))
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).to.be.greaterThan(1)
    expect(new Set(keys).size).to.equal(1)
  })

  it('enters one that was taken for a duplicate once somebody says that it is another order', async () => {
    const { api, scan, rows, root } = await recovering()
    api.answer(slipCalls.recover, ({ body }) =>
      body.notDuplicate
        ? enteredSlip(1)
        : refusedSlip(1, 'likely-duplicate', 'There is one already.'),
    )
    await scan(slipCode(1))
    await waitFor(() => rows().join() === 'refused', 'refused')
    root.querySelector<HTMLElement>('.rd-slip button')?.click()
    await waitFor(() => rows().join() === 'entered', 'entered')
  })
})
