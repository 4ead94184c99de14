import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { filled, formRules } from '../../src/core/forms/form-rules.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10)),
  email: v.pipe(v.string(), v.nonEmpty('email-required'), v.email()),
  phone: v.pipe(
    v.string(),
    v.check(text => text === '' || /^\d{10}$/.test(text), 'phone'),
  ),
  priceCents: filled(v.pipe(v.number(), v.integer(), v.minValue(100))),
  limit: v.nullable(v.number()),
  live: v.boolean(),
  kind: filled(v.picklist(['barrel', 'rng'])),
  note: v.optional(v.string()),
  packages: v.pipe(
    v.array(v.object({ title: v.pipe(v.string(), v.nonEmpty()), cents: filled(v.number()) })),
    v.minLength(1),
  ),
  whiteLabel: v.object({ buttonColor: v.pipe(v.string(), v.nonEmpty()) }),
})

const good: v.InferInput<typeof schema> = {
  name: 'Spring',
  email: 'eva@example.org',
  phone: '',
  priceCents: 500,
  limit: null,
  live: false,
  kind: 'rng',
  packages: [{ title: 'Single', cents: 500 }],
  whiteLabel: { buttonColor: '#5db966' },
}

const codes = (values: Partial<typeof good>) => {
  const checked = formRules(schema).check({ ...good, ...values })
  return checked.allowed ? [] : checked.reasons.map(({ path, code }) => `${path}: ${code}`)
}

test('it answers the values of a form that is right', () => {
  assert.deepEqual(formRules(schema).check(good), { allowed: true, values: good })
})

test('it says required of what is empty, whatever its kind', () => {
  assert.deepEqual(codes({ name: '', priceCents: null, kind: null }), [
    'name: required',
    'priceCents: required',
    'kind: required',
  ])
})

test('it takes the code of a rule from its message', () => {
  assert.deepEqual(codes({ email: '', phone: '555' }), ['email: email-required', 'phone: phone'])
  assert.deepEqual(codes({ email: 'eva' }), ['email: email'])
})

test('it names the limit that is broken', () => {
  const checked = formRules(schema).check({ ...good, name: 'Spring raffle', priceCents: 5 })
  assert.deepEqual(checked, {
    allowed: false,
    reasons: [
      { path: 'name', code: 'too-long', params: { most: '10' } },
      { path: 'priceCents', code: 'too-small', params: { least: '100' } },
    ],
  })
})

test('it finds fields in lists and groups, and the list itself', () => {
  assert.deepEqual(codes({ packages: [{ title: '', cents: null }] }), [
    'packages.0.title: required',
    'packages.0.cents: required',
  ])
  assert.deepEqual(codes({ packages: [] }), ['packages: too-few'])
})

test('it asks the rules between fields even while single fields are wrong', () => {
  const rules = formRules(schema, values =>
    values.live && values.limit === null ? [{ path: 'limit', code: 'limit-when-live' }] : [],
  )
  const checked = rules.check({ ...good, name: '', live: true })
  assert.deepEqual(!checked.allowed && checked.reasons.map(({ code }) => code), [
    'required',
    'limit-when-live',
  ])
})

test('it knows which fields must be filled in', () => {
  const { isRequired } = formRules(schema)
  const paths = [
    'name',
    'email',
    'phone',
    'priceCents',
    'limit',
    'live',
    'kind',
    'note',
    'packages.0.title',
    'packages.3.cents',
    'whiteLabel.buttonColor',
    'missing.path',
  ]
  assert.deepEqual(paths.filter(isRequired), [
    'name',
    'email',
    'priceCents',
    'kind',
    'packages.0.title',
    'packages.3.cents',
    'whiteLabel.buttonColor',
  ])
})
