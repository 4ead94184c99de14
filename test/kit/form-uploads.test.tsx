import { expect } from 'chai'
import { useState } from 'react'
import * as v from 'valibot'
import { formRules } from '../../src/core/forms/form-rules.ts'
import { Button } from '../../src/screens/kit/button.tsx'
import type { Upload } from '../../src/screens/kit/fields/file-field/use-file-upload.ts'
import { ImageField } from '../../src/screens/kit/fields/image-field.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { Form } from '../../src/screens/kit/forms/form.tsx'
import { FormField } from '../../src/screens/kit/forms/form-field.tsx'
import { useKitForm } from '../../src/screens/kit/forms/use-kit-form.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { choose, image } from '../support/browser/files.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const rules = formRules(v.object({ name: v.string(), logo: v.nullable(v.string()) }))
const stored = 'https://files.example/stored.png'

interface Values {
  name: string
  logo: string | null
}

/** A form with a file, its save bar, and a button of its own that saves by `form.save()`. */
function WithLogo({ upload, saved }: { upload: Upload; saved: Values[] }) {
  const [initial] = useState<Values>({ name: 'Harbour Lights', logo: stored })
  const form = useKitForm({
    rules,
    values: initial,
    onSave: async values => {
      saved.push(values)
      return { state: 'saved' as const }
    },
  })
  return (
    <>
      <Form form={form}>
        <FormField form={form} name="name" label="Name">
          {field => <TextField {...field} />}
        </FormField>
        <FormField form={form} name="logo" label="Logo">
          {field => <ImageField {...field} maxBytes={1_000_000} upload={upload} />}
        </FormField>
      </Form>
      <Button data-save="directly" onClick={() => void form.save()}>
        Save from elsewhere
      </Button>
    </>
  )
}

/** An upload that ends when the test says so. */
function uploads() {
  const under: { arrive: (address: string) => void; fail: (why: string) => void }[] = []
  const upload: Upload = (_file, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Cancelled')))
      under.push({
        arrive: address => resolve({ address }),
        fail: why => reject(new Error(why)),
      })
    })
  return { upload, last: (count = 1) => waitFor(() => under[count - 1]) }
}

const waysToSave: Record<string, (kit: PlacedKit) => Promise<void>> = {
  'the save bar': async kit => click(await kit.find('button[type="submit"]')),
  'Enter in a field': async kit => {
    ;(await kit.find('input[name="name"]')).focus()
    await press('Enter')
  },
  'form.save()': async kit => click(await kit.find('[data-save]')),
}

for (const place of somePlaces) {
  describe(`a form with a file in a ${place} place`, () => {
    async function start() {
      const saved: Values[] = []
      const { upload, last } = uploads()
      const kit = await placeKit(<WithLogo upload={upload} saved={saved} />, { place })
      choose(await kit.find('input[type=file]'), await image('logo.png'))
      return { kit, saved, last }
    }
    const says = (kit: PlacedKit, text: RegExp) =>
      waitFor(() =>
        [...kit.root.querySelectorAll('.rd-field-error')].some(error =>
          text.test(error.textContent ?? ''),
        ),
      )
    const verb = () => focused()?.textContent?.trim()

    for (const [name, save] of Object.entries(waysToSave)) {
      it(`is not saved by ${name} while the file is on its way, and is with it then`, async () => {
        const { kit, saved, last } = await start()
        const { arrive } = await last()
        await save(kit)
        await says(kit, /still on its way/)
        expect(verb()).to.equal('Cancel')
        expect(saved).to.deep.equal([])
        await expectNoAxeViolationsInFull(kit.root)
        arrive('https://files.example/new.png')
        await waitFor(() => !kit.root.textContent?.includes('still on its way'))
        await save(kit)
        await waitFor(() => saved.length === 1)
        expect(saved[0]?.logo).to.equal('https://files.example/new.png')
      })

      it(`is saved by ${name} without a file that failed only once it is taken out`, async () => {
        const { kit, saved, last } = await start()
        ;(await last()).fail('The connection was cut at 50%.')
        await says(kit, /cut at 50%/)
        await save(kit)
        await says(kit, /cut at 50%\. Nothing was saved yet\. Retry, or remove the file/)
        expect(verb()).to.equal('Retry')
        expect(saved).to.deep.equal([])
        await expectNoAxeViolationsInFull(kit.root)
        await press('Tab')
        await waitFor(() => verb() === 'Remove')
        await press('Enter')
        await waitFor(() => !kit.root.textContent?.includes('Nothing was saved yet'))
        await save(kit)
        await waitFor(() => saved.length === 1)
        expect(saved[0]?.logo).to.equal(stored)
      })
    }

    it('is saved with a file that failed and was sent again', async () => {
      const { kit, saved, last } = await start()
      ;(await last()).fail('Refused.')
      await says(kit, /Refused\./)
      await click(await kit.find('button[type="submit"]'))
      await says(kit, /Nothing was saved yet/)
      await press('Enter')
      await says(kit, /still on its way/)
      ;(await last(2)).arrive('https://files.example/again.png')
      await waitFor(() => !kit.root.textContent?.includes('still on its way'))
      await click(await kit.find('button[type="submit"]'))
      await waitFor(() => saved.length === 1)
      expect(saved[0]?.logo).to.equal('https://files.example/again.png')
    })

    it('is saved without the file once the upload is cancelled', async () => {
      const { kit, saved, last } = await start()
      await last()
      await click(await kit.find('button[type="submit"]'))
      await says(kit, /still on its way/)
      await press('Enter')
      await click(await kit.find('button[type="submit"]'))
      await waitFor(() => saved.length === 1)
      expect(saved[0]?.logo).to.equal(stored)
    })
  })
}
