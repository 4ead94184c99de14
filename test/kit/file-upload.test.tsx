import { expect } from 'chai'
import { useState } from 'react'
import type { Desk } from '../../src/core/desk.ts'
import { uploadCalls } from '../../src/core/upload/calls.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { FileField } from '../../src/screens/kit/fields/file-field.tsx'
import { ImageField } from '../../src/screens/kit/fields/image-field.tsx'
import { useUpload } from '../../src/screens/use-upload.ts'
import type { FakeApi } from '../../stories/support/fake-api.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { choose, drop, image, largeImage } from '../support/browser/files.ts'
import { inFull } from '../support/browser/full.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { uploadTarget } from '../support/browser/upload-target.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const megabyte = 1_000_000
const path = uploadCalls.organization

interface Form {
  values: Record<string, string | null>
  underWay: Set<string>
}

/** Fields as a screen binds them: to a real desk, whose API says where the file may go. */
function Fields({ form, names }: { form: Form; names: string[] }) {
  const upload = useUpload({ kind: 'organization' })
  const [values, setValues] = useState(form.values)
  return names.map(name => (
    <ImageField
      key={name}
      label={name}
      maxBytes={60 * megabyte}
      upload={upload}
      value={values[name] ?? null}
      onChange={value => {
        form.values[name] = value
        setValues({ ...form.values })
      }}
      onUploading={underWay => void form.underWay[underWay ? 'add' : 'delete'](name)}
    />
  ))
}

for (const place of somePlaces) {
  describe(`uploading to a file store, ${place}`, () => {
    const form: Form = { values: {}, underWay: new Set() }
    let kit: PlacedKit
    let api: FakeApi
    let desk: Desk
    let target: Awaited<ReturnType<typeof uploadTarget>>

    beforeEach(async () => {
      form.values = {}
      form.underWay.clear()
      ;({ desk, api } = fakeDesk())
      target = await uploadTarget()
    })
    afterEach(() => desk.destroy())

    async function show(names = ['Logo']) {
      const fields = (
        <DeskProvider desk={desk}>
          <Fields form={form} names={names} />
        </DeskProvider>
      )
      kit = await placeKit(fields, { place })
      await kit.find('fieldset')
    }
    const giveAddress = (behaviour: string) =>
      api.answer(path, call => ({ url: target.address(behaviour, nameIn(call.body)) }))
    const nameIn = (body: unknown) => (body as { fileName: string }).fileName
    const input = () => kit.find<HTMLInputElement>('input[type=file]')
    const words = () => kit.root.textContent ?? ''
    const button = (name: string) =>
      kit.find<HTMLButtonElement>(`button[aria-label^="${name}"], button:not([aria-label])`)
    const saysError = (text: RegExp) =>
      waitFor(() => expect(kit.query('.rd-field-error')?.textContent).to.match(text))
    const puts = async () => (await target.seen()).filter(({ method }) => method === 'PUT')

    async function choosesAnotherOne() {
      giveAddress('keep')
      choose(await input(), await image('better.png'))
      await waitFor(() => form.values.Logo?.endsWith('better.png'))
      expect(kit.query('.rd-field-error')?.textContent).to.equal('')
    }

    it('refuses a file of 0 bytes before anything is sent, and takes another one', async () => {
      await show()
      choose(await input(), new File([], 'empty.png', { type: 'image/png' }))
      await saysError(/“empty\.png” is empty \(0 bytes\)\. Choose another file\./)
      expect(api.asked(path).length > 0).to.equal(false)
      await expectNoAxeViolationsInFull(kit.root)
      await choosesAnotherOne()
    })

    it('refuses a page that is named like an image, and takes another one', async () => {
      await show()
      const page = new File(['<!doctype html><script>alert(1)</script>'], 'logo.png', {
        type: 'image/png',
      })
      choose(await input(), page)
      await saysError(/“logo\.png” is named like a PNG file, but its content is something else\./)
      expect(api.asked(path).length > 0).to.equal(false)
      await choosesAnotherOne()
    })

    it('refuses a file that is too large, and takes another one', async () => {
      await show()
      choose(await input(), await largeImage('huge.png', 61 * megabyte))
      await saysError(/“huge\.png” is larger than 60 MB\. Choose a smaller file\./)
      expect(api.asked(path).length > 0).to.equal(false)
      await choosesAnotherOne()
    })

    it('says that the connection was cut at half, keeps nothing, and Retry sends it again', async () => {
      await show()
      giveAddress('cut')
      choose(await input(), await largeImage('logo.png', 50 * megabyte))
      await waitFor(() => form.underWay.has('Logo'))
      await saysError(/The connection was cut at [5-9]\d%\. Nothing was saved\..*then retry\./)
      expect(form.values.Logo).to.equal(undefined)
      await waitFor(() => form.underWay.size === 0)
      await waitFor(async () => (await puts()).every(({ kept, over }) => over && !kept))
      await expectNoAxeViolationsInFull(kit.root)
      giveAddress('keep')
      await click(await button('Retry'))
      await waitFor(() => form.values.Logo, 'the address')
      const sent = await puts()
      expect(sent.filter(({ kept }) => kept)).to.have.length(1)
      expect(sent.at(-1)).to.include({ kept: true, receivedBytes: 50 * megabyte })
    })

    it('says so when all went out and no answer came', async () => {
      await show()
      giveAddress('unanswered')
      choose(await input(), await image('logo.png'))
      await saysError(/The whole file went out, but the file store didn’t confirm it\./)
      await choosesAnotherOne()
    })

    it('says that the store refused it (403), and Retry asks for a new address', async () => {
      await show()
      giveAddress('forbidden')
      choose(await input(), await image('logo.png'))
      await saysError(
        /The file store refused the file: the permission to upload may have run out\./,
      )
      expect(form.values.Logo).to.equal(undefined)
      giveAddress('keep')
      ;(await button('Retry')).focus()
      await press('Enter')
      await waitFor(() => form.values.Logo)
      expect(api.asked(path)).to.have.length(2)
    })

    inFull('sends two at once, each to its own address', async () => {
      await show(['Logo', 'Banner'])
      giveAddress('slow')
      const [logo, banner] = [...kit.root.querySelectorAll<HTMLInputElement>('input[type=file]')]
      choose(logo!, await largeImage('logo.png', 2 * megabyte))
      choose(banner!, await largeImage('banner.png', 3 * megabyte))
      await waitFor(() => form.underWay.size === 2, 'two under way')
      await waitFor(() => kit.root.querySelectorAll('progress').length === 2)
      await waitFor(() => form.underWay.size === 0, 'both over')
      expect(form.values.Logo).to.match(/\/logo\.png$/)
      expect(form.values.Banner).to.match(/\/banner\.png$/)
      const sizes = (await puts()).map(({ receivedBytes, kept }) => kept && receivedBytes)
      expect(sizes).to.have.members([2 * megabyte, 3 * megabyte])
    })

    it('refuses two files dropped on one field, and takes one', async () => {
      await show()
      giveAddress('keep')
      const field = await kit.find('fieldset')
      drop(field, await image('a.png'), await image('b.png'))
      await saysError(/Choose one file at a time\./)
      drop(field, await image('a.png'))
      await waitFor(() => form.values.Logo?.endsWith('/a.png'))
    })

    it('asks with the encryption header and the file’s type, after a preflight, without a token', async () => {
      await show()
      giveAddress('keep')
      choose(await input(), await image('logo.png'))
      await waitFor(() => form.values.Logo)
      const [preflight, put] = await target.seen()
      expect(preflight?.method).to.equal('OPTIONS')
      expect(put?.headers['x-amz-server-side-encryption']).to.equal('AES256')
      expect(put?.headers['content-type']).to.equal('image/png')
      expect(put?.headers).to.not.have.any.keys('authorization', 'cookie')
      expect(form.values.Logo).to.not.contain('signature')
    })

    it('cancels by keyboard, ends the connection, and stands where it began', async () => {
      await show()
      giveAddress('slow')
      choose(await input(), await largeImage('logo.png', 9 * megabyte))
      await waitFor(async () => (await puts()).length === 1)
      const cancel = await button('Cancel')
      cancel.focus()
      await press('Enter')
      await waitFor(async () => (await puts()).every(({ over, kept }) => over && !kept))
      await waitFor(() => form.underWay.size === 0)
      expect(form.values.Logo).to.equal(undefined)
      expect(words()).to.contain('Upload cancelled')
      expect(focused()?.textContent).to.contain('Choose an image')
    })

    inFull('ends the connection when the field goes away', async () => {
      await show()
      giveAddress('slow')
      choose(await input(), await largeImage('logo.png', 9 * megabyte))
      await waitFor(async () => (await puts()).length === 1)
      kit.draw(null)
      await waitFor(async () => (await puts()).length === 1 && (await puts())[0]?.over)
      await waitFor(() => form.underWay.size === 0)
    })
  })
}

function License() {
  return (
    <FileField
      label="Licence"
      kinds={['pdf']}
      maxBytes={megabyte}
      upload={useUpload({ kind: 'organization' })}
      value={null}
      onChange={() => undefined}
    />
  )
}

describe('a file field without a store', () => {
  it('says that the API gave no address, in its words', async () => {
    const { desk, api } = fakeDesk()
    api.answer(path, refusal(422, 'type', 'No PDF.'))
    const kit = await placeKit(
      <DeskProvider desk={desk}>
        <License />
      </DeskProvider>,
    )
    choose(await kit.find('input'), new File(['%PDF-1.7'], 'licence.pdf'))
    await waitFor(() => kit.query('.rd-field-error')?.textContent === 'No PDF. (type)')
    desk.destroy()
  })
})
