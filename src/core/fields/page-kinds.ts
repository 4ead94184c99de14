/** The kinds of fields that a public page or a mail is made of: HTML, addresses, files, colours. */
import * as v from 'valibot'
import { isWebAddress } from '../format/web-address.ts'
import type { Field } from './field.ts'

const address = v.pipe(v.string(), v.maxLength(2000))

/** HTML, drawn by the kit's sanitiser only, and cleaned by the server before it is kept. @param most characters */
export function html(most: number): Field<string> {
  const schema = v.pipe(v.string(), v.maxLength(most))
  return { kind: 'html', schema, typed: schema, initially: '' }
}

/** Of a page that others can reach; null: none. The server takes its own files' addresses, too. */
export function webAddress(): Field<string | null> {
  const typed = v.nullable(v.pipe(address, v.check(isWebAddress, 'url')))
  return { kind: 'web-address', schema: v.nullable(address), typed, initially: null }
}

/** The address of a file that was uploaded; null: none. */
export function file(): Field<string | null> {
  const schema = v.nullable(address)
  return { kind: 'file', schema, typed: schema, initially: null }
}

/** `#rrggbb`: capitals are taken, and kept as small letters. */
export function colour(initially: string): Field<string> {
  const schema = v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check(isColour, 'color'),
    v.transform(text => text.toLowerCase()),
  )
  return { kind: 'colour', schema, typed: schema, initially }
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
