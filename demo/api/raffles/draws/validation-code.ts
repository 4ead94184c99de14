import { createHmac } from 'node:crypto'

/** Neither 0 and O nor 1, I and L, and no vowels: nothing to misread, and no words. */
const letters = '23456789BCDFGHJKMNPQRSTVWXZ'
const length = 6

/**
 * What a stub carries beside its number, so that nobody drops one of their own into the barrel: HMAC-SHA-256 of the
 * draw's seed over the number, six characters of 27.
 */
export function validationCode(seed: Buffer, ticketNumber: number): string {
  const digest = createHmac('sha256', seed).update(`rd-stub/1 ${ticketNumber}`).digest()
  let value = digest.readBigUInt64BE()
  let code = ''
  while (code.length < length) {
    code += letters[Number(value % 27n)] ?? ''
    value /= 27n
  }
  return code
}

/** As it is typed: in any case, with blanks or dashes between. */
export function isValidationCode(seed: Buffer, ticketNumber: number, typed: string): boolean {
  return typed.replace(/[\s-]/g, '').toUpperCase() === validationCode(seed, ticketNumber)
}
