/** Whoever bought or gave something: how they are reached, and what that came to (docs/domain.md, section 2). */
import * as v from 'valibot'
import { changeOf, type Field, formOf, recordOf } from '../fields/field.ts'
import { choice, email, text, yesNo } from '../fields/kinds.ts'
import {
  CentsSchema,
  CountSchema,
  GivenIdSchema,
  IdSchema,
  InstantSchema,
  RecordVersionSchema,
} from '../fields/values.ts'
import { isOneLine } from '../format/one-line.ts'
import { isPhone } from '../format/phone.ts'
import { regionOptions } from '../format/regions.ts'
import { defineList } from '../table/list.ts'
import { SetTagsSchema, tagFilter, tagNames } from '../tags/tagged.ts'

const languages = ['en', 'fr'] as const

/** A text or null; what is typed and left empty is none. @param tidy how it is kept */
function optional(
  most: number,
  isRight: (text: string) => boolean,
  code: string,
): Field<string | null, string> {
  const schema = v.nullable(v.pipe(v.string(), v.maxLength(most), v.check(isRight, code)))
  const typed = v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.check(typedText => typedText === '' || isRight(typedText), code),
    v.transform(typedText => typedText || null),
  )
  return { kind: 'text', schema, typed, initially: '', answered: v.nullable(v.string()) }
}

const anything = (text: string) => isOneLine(text) && text.isWellFormed()

export const customerFields = {
  firstName: text(80, { required: true }),
  lastName: text(80, { required: true }),
  email: email(),
  phone: optional(40, isPhone, 'phone'),
  address: optional(200, anything, 'invalid-text'),
  city: optional(80, anything, 'invalid-text'),
  province: optional(2, code => /^[A-Z]{2}$/.test(code), 'province'),
  postalCode: optional(12, anything, 'invalid-text'),
  language: choice(languages, 'en'),
  /** They may be written to beside what they bought. */
  consent: yesNo(false),
}

export const customerForm = formOf(customerFields)

/** What each customer bought in all. */
const figures = {
  /** Orders that stand. */
  orderCount: CountSchema,
  /** What those and donations came to, less what went back. */
  lifetimeCents: CentsSchema,
  lastOrderAt: v.nullable(InstantSchema),
}

/** A customer in a line. */
export const CustomerRowSchema = v.object({
  id: IdSchema,
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  language: v.picklist(languages),
  consent: v.boolean(),
  /** ISO 4217. */
  currency: v.string(),
  /** IANA zone of the organization. */
  timeZone: v.string(),
  ...figures,
  tags: SetTagsSchema,
  /** Another customer may be the same person. */
  duplicate: v.boolean(),
  /** Their data was erased; what they bought stays. */
  erased: v.boolean(),
  version: RecordVersionSchema,
})
export type CustomerRow = v.InferOutput<typeof CustomerRowSchema>

export const customerList = defineList({
  name: 'customers',
  row: CustomerRowSchema,
  columns: {
    name: { kind: 'text', sort: 'asc', card: 'title' },
    contact: {
      kind: 'text',
      only: 'table',
      value: ({ email: address, phone }: CustomerRow) => address ?? phone,
    },
    email: { kind: 'email', only: 'file' },
    phone: { kind: 'text', only: 'file' },
    city: { kind: 'text' },
    province: { kind: 'text', hidden: true },
    postalCode: { kind: 'text', hidden: true },
    orderCount: { kind: 'count', sort: 'desc' },
    lifetimeCents: { kind: 'money', sort: 'desc', word: 'lifetime' },
    lastOrderAt: { kind: 'instant', sort: 'desc', word: 'lastOrder' },
    tags: { kind: 'text', value: tagNames },
    language: { kind: 'choice', hidden: true },
    consent: { kind: 'yes-no' },
  },
  filters: {
    /** In names, email addresses and phone numbers. */
    search: { kind: 'search' },
    consent: { kind: 'yes-no', pinned: true },
    language: { kind: 'choice', options: languages.map(id => ({ id })), pinned: true },
    tag: tagFilter,
    province: { kind: 'choice', many: true, options: regionOptions },
    duplicate: { kind: 'yes-no' },
  },
  order: { by: 'name', direction: 'asc' },
})

/** What is stored of a customer, with whose they are. */
export const customerEntries = recordOf(customerFields, {
  id: IdSchema,
  organizationId: IdSchema,
  version: RecordVersionSchema,
  country: v.picklist(['CA', 'US']),
  currency: v.string(),
  timeZone: v.string(),
  createdAt: InstantSchema,
  erasedAt: v.nullable(InstantSchema),
  ...figures,
}).entries

export const CustomerChangeSchema = changeOf(customerFields)
export const customerOf = { organizationId: v.optional(GivenIdSchema) }
