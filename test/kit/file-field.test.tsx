import { expect } from 'chai'
import { useState } from 'react'
import { checkFile } from '../../src/screens/kit/fields/file-field/check-file.ts'
import { FileField } from '../../src/screens/kit/fields/file-field.tsx'
import { ImageField } from '../../src/screens/kit/fields/image-field.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { choose, drag, drop, image, paste } from '../support/browser/files.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

type Props = Partial<Parameters<typeof ImageField>[0]>

const stored = async (file: File) => ({ address: `https://files.example.org/${file.name}` })

function Logo({ start = null, ...props }: Props & { start?: string | null }) {
  const [value, setValue] = useState(start)
  return (
    <ImageField
      label="Logo"
      description="Shown in emails."
      maxBytes={1_000_000}
      upload={stored}
      {...props}
      value={value}
      onChange={next => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

for (const place of somePlaces) {
  describe(`file field, ${place}`, () => {
    it('links label, description and error by ids of its own root', async () => {
      const kit = await placeKit(<Logo error="A logo is required." required />, { place })
      const field = await kit.find('fieldset')
      const label = kit.scope.getElementById(field.getAttribute('aria-labelledby')!)
      expect(label?.textContent).to.contain('Logo')
      const ids = field.getAttribute('aria-describedby')!.split(' ')
      const words = ids.map(id => kit.scope.getElementById(id)?.textContent).join(' ')
      expect(words)
        .to.contain('Shown in emails.')
        .and.to.contain('PNG, JPEG, WebP or GIF, up to 1 MB')
      expect(words).to.contain('A logo is required.')
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('takes an image that is dropped, shows where it goes, and previews it', async () => {
      const kit = await placeKit(<Logo recommended={{ width: 600, height: 200 }} />, { place })
      const field = await kit.find('fieldset')
      const file = await image('logo.png', 'image/png', 60)
      drag('dragover', field, file)
      await waitFor(() => field.textContent?.includes('Drop it here'))
      drop(field, file)
      const canvas = await kit.find<HTMLCanvasElement>('canvas')
      await waitFor(() => canvas.width === 60)
      expect(canvas.ariaLabel).to.equal('Preview of logo.png')
      await waitFor(() => field.textContent?.includes('60 × 60 px'))
      expect(field.textContent).to.contain('Smaller than 600 × 200 px')
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('takes an image that is pasted while the focus is in it', async () => {
      const kit = await placeKit(<Logo />, { place })
      const button = await kit.find('fieldset button')
      button.focus()
      paste(button, await image('shot.png'))
      await waitFor(() => kit.root.textContent?.includes('shot.png uploaded'))
      expect(focused()?.textContent).to.equal('Replace')
    })

    it('opens the browser’s own window by mouse and by keyboard', async () => {
      const kit = await placeKit(<Logo />, { place })
      let opened = 0
      const input = await kit.find<HTMLInputElement>('input[type=file]')
      input.addEventListener('click', event => {
        event.preventDefault()
        opened += 1
      })
      expect(input.accept).to.equal('.png,.jpg,.jpeg,.webp,.gif')
      const button = await kit.find('fieldset button')
      await click(button)
      expect(opened).to.equal(1)
      button.focus()
      await press('Enter')
      expect(opened).to.equal(2)
    })

    it('removes by keyboard, says so, and keeps the focus in the field', async () => {
      const values: unknown[] = []
      let left = 0
      const kit = await placeKit(
        <Logo
          start="https://files.example.org/a/Harbour%20lights.pdf?x=1"
          onChange={value => values.push(value)}
          onBlur={() => {
            left += 1
          }}
        />,
        { place },
      )
      const remove = await kit.find('button[aria-label="Remove: Harbour lights.pdf"]')
      remove.focus()
      await press('Enter')
      await waitFor(() => kit.root.textContent?.includes('File removed'))
      expect(values).to.deep.equal([null])
      expect(focused()?.textContent).to.equal('Choose an image')
      expect(left).to.equal(0)
      await press('Tab')
      expect(left).to.equal(1)
    })

    it('calls a stored file by its name, and never by an id', async () => {
      const files = 'https://files.example.org/9b2c1d40-7a55-4f6e-8a3b-2f6d0c1e9a77'
      const kit = await placeKit(<Logo start={`${files}/Licence%20%C3%A9t%C3%A9.pdf?until=5`} />, {
        place,
      })
      const name = await kit.find('.rd-file-name')
      expect(name.textContent).to.equal('Licence été.pdf')
      kit.draw(<Logo key="2" start={`${files}?until=5&signature=0f`} />)
      await waitFor(() => kit.query('.rd-file-name')?.textContent === 'Current file')
      await kit.find('button[aria-label="Remove: Current file"]')
    })

    it('replaces a file only once the new one has arrived', async () => {
      let arrive = (_: { address: string }) => {}
      const upload = () => new Promise<{ address: string }>(resolve => (arrive = resolve))
      const values: unknown[] = []
      const kit = await placeKit(
        <Logo
          start="https://files.example.org/old.png"
          upload={upload}
          onChange={v => values.push(v)}
        />,
        { place },
      )
      choose(await kit.find('input[type=file]'), await image('new.png'))
      await kit.find('progress')
      // Drawn again meanwhile, with other props: the upload goes on.
      kit.draw(
        <Logo
          start="https://files.example.org/old.png"
          upload={upload}
          onChange={v => values.push(v)}
          disabled={false}
        />,
      )
      expect(values).to.deep.equal([])
      await kit.find('progress')
      arrive({ address: 'https://files.example.org/new.png' })
      await waitFor(() => values[0] === 'https://files.example.org/new.png')
    })

    it('holds a save back while a file is on its way, says so, and lets the next one go', async () => {
      let arrive = (_: { address: string }) => {}
      let saves = 0
      const kit = await placeKit(
        <form
          onSubmit={event => {
            event.preventDefault()
            saves += 1
          }}
        >
          <Logo upload={() => new Promise(resolve => (arrive = resolve))} />
          <button type="submit">Save</button>
        </form>,
        { place },
      )
      const save = await kit.find('button[type=submit]')
      choose(await kit.find('input[type=file]'), await image('new.png'))
      await kit.find('progress')
      await click(save)
      const error = await kit.find('.rd-field-error')
      await waitFor(() => error.textContent?.includes('Save once it is uploaded'))
      expect(saves).to.equal(0)
      expect(focused()?.textContent).to.equal('Cancel')
      arrive({ address: 'https://files.example.org/new.png' })
      await waitFor(() => error.textContent === '')
      await click(save)
      expect(saves).to.equal(1)
    })

    it('shows why it is locked, and takes nothing then', async () => {
      const kit = await placeKit(<Logo lockedBecause="The raffle is on sale." />, { place })
      const field = await kit.find('fieldset')
      drop(field, await image('logo.png'))
      expect(field.querySelectorAll('button')).to.have.length(0)
      expect(field.textContent).to.contain('No file')
      expect(kit.root.textContent).to.contain('The raffle is on sale.')
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('speaks French', async () => {
      const kit = await placeKit(
        <FileField
          label="Licence"
          kinds={['pdf', 'csv']}
          maxBytes={2_000_000}
          upload={stored}
          value={null}
          onChange={() => undefined}
        />,
        { place, locale: 'fr' },
      )
      await kit.find('fieldset')
      expect(kit.root.textContent).to.match(/PDF ou CSV, au plus 2\sMo/)
      choose(
        await kit.find('input[type=file]'),
        new File([], 'vide.pdf', { type: 'application/pdf' }),
      )
      await waitFor(() => /«\svide\.pdf\s» est vide \(0 octet\)/.test(kit.root.textContent ?? ''))
    })
  })
}

describe('what a file field takes', () => {
  const rules = { kinds: ['png', 'jpeg', 'webp', 'gif', 'pdf', 'csv'] as const, maxBytes: 5000 }
  const verdict = async (file: File) => {
    const checked = await checkFile(file, rules)
    return checked.allowed ? checked.file.type : checked.refusal.reason
  }
  const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type })

  it('takes images, PDF and CSV by their bytes, and sends them with their own type', async () => {
    expect(await verdict(await image('a.png'))).to.equal('image/png')
    expect(await verdict(await image('a.JPG', 'image/jpeg'))).to.equal('image/jpeg')
    expect(await verdict(await image('a.webp', 'image/webp'))).to.equal('image/webp')
    expect(await verdict(file('%PDF-1.7', 'a.pdf'))).to.equal('application/pdf')
    expect(await verdict(file('name,amount\nÉva,5', 'a.csv', 'application/vnd.ms-excel'))).to.equal(
      'text/csv',
    )
    const utf16 = new Uint8Array([0xff, 0xfe, 0x61, 0, 0x2c, 0, 0x62, 0])
    expect(await verdict(file(utf16, 'a.csv'))).to.equal('text/csv')
  })

  it('refuses SVG and HTML under every name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"/>'
    expect(await verdict(file(svg, 'a.svg', 'image/svg+xml'))).to.equal('wrong-type')
    expect(await verdict(file(svg, 'a.png', 'image/svg+xml'))).to.equal('wrong-type')
    for (const name of ['a.png', 'a.gif', 'a.pdf', 'a.csv'])
      for (const content of [svg, '<!doctype html>', '\uFEFF <html>', ' \n<?xml version="1.0"?>'])
        expect(await verdict(file(content, name)), `${name} ${content}`).to.equal('disguised')
    expect(await verdict(file('<p>', 'a.html', 'text/html'))).to.equal('wrong-type')
  })

  it('refuses other types, other bytes, damaged images, and what has no content', async () => {
    expect(await verdict(file('PK\x03\x04', 'a.xlsx'))).to.equal('wrong-type')
    expect(await verdict(file('MZ\x90\0\x03', 'a.csv'))).to.equal('disguised')
    expect(
      await verdict(new File([await image('x.png')], 'a.gif', { type: 'image/gif' })),
    ).to.equal('disguised')
    expect(await verdict(file('\x89PNG', 'a.png'))).to.equal('disguised')
    const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])
    expect(await verdict(file(head, 'a.png'))).to.equal('broken-image')
    expect(await verdict(file('', 'a.png'))).to.equal('empty')
    expect(await verdict(file(`%PDF-${'x'.repeat(6000)}`, 'a.pdf'))).to.equal('too-large')
  })
})
