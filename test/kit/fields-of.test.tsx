import { expect } from 'chai'
import * as v from 'valibot'
import { filled, formRules } from '../../src/core/forms/form-rules.ts'
import { CheckboxGroupField } from '../../src/screens/kit/fields/checkbox-group-field.tsx'
import { TagsField } from '../../src/screens/kit/fields/tags-field.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { fieldsOf } from '../../src/screens/kit/forms/fields-of.tsx'
import { Form } from '../../src/screens/kit/forms/form.tsx'
import { useKitForm } from '../../src/screens/kit/forms/use-kit-form.ts'
import { click, press, type } from '../support/browser/page.ts'
import { placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const Schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  tags: v.array(v.string()),
  hidden: v.array(v.picklist(['pot', 'prizes'])),
  drawType: filled(v.picklist(['barrel', 'rng'])),
})
type Values = v.InferInput<typeof Schema>
const rules = formRules(Schema)
const values: Values = { name: 'Harbour Lights', tags: [], hidden: [], drawType: 'rng' }

function Sample({ onSave }: { onSave: (values: unknown) => void }) {
  const form = useKitForm<Values, unknown>({
    rules,
    values,
    onSave: async saved => {
      onSave(saved)
      return { state: 'saved' }
    },
  })
  const field = fieldsOf(form)
  return (
    <Form form={form} saveLabel="Save">
      {field(
        'name',
        'Name',
        bound => (
          <TextField {...bound} />
        ),
        { lockedBecause: 'After a sale.' },
      )}
      {field('tags', 'Tags', bound => (
        <TagsField {...bound} />
      ))}
      {field('hidden', 'Hide', bound => (
        <CheckboxGroupField
          {...bound}
          options={[
            { id: 'pot', label: 'Pot' },
            { id: 'prizes', label: 'Prizes' },
          ]}
        />
      ))}
    </Form>
  )
}

for (const place of somePlaces) {
  describe(`fields in one line each, ${place}`, () => {
    it('binds text and lists, and saves what was chosen', async () => {
      const saved: unknown[] = []
      const kit = await placeKit(<Sample onSave={one => saved.push(one)} />, { place })
      const [name, tags] = kit.root.querySelectorAll<HTMLInputElement>('input')
      expect(name!.readOnly, 'locked').to.equal(true)
      tags!.focus()
      await type('gala')
      await press('Enter')
      const pot = kit.query<HTMLInputElement>('input[type="checkbox"]')!
      pot.focus()
      await press('Space')
      await waitFor(() => pot.checked)
      await click([...kit.root.querySelectorAll('button')].find(b => b.textContent === 'Save')!)
      await waitFor(() => saved.length === 1)
      expect(saved[0]).to.deep.equal({ ...values, tags: ['gala'], hidden: ['pot'] })
    })
  })
}
