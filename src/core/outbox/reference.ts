/** What an order is called by before it has a number, on screens and on paper. */

/** Of Crockford's alphabet, what is no digit: nobody takes it for a ticket's number. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ'

const reference = new RegExp(`^#?K-[${letters}]{6}$`, 'i')

/**
 * What a provisional receipt calls its order by: the same for a key, and no number of ours. The database's
 * `order_reference` says the same, so that staff find the order by it.
 */
export function referenceOf(key: string): string {
  let rest = 0n
  for (const letter of key)
    rest = BigInt.asUintN(64, (rest ^ BigInt(letter.charCodeAt(0))) * 1099511628211n + 7n)
  let six = ''
  for (let at = 0; at < 6; at += 1) {
    six += letters[Number(rest % 22n)]
    rest /= 22n
  }
  return `K-${six}`
}

/** What somebody typed as one, in the way that it is written; null: it is none. */
export function readReference(typed: string): string | null {
  const text = typed.trim()
  return reference.test(text) ? text.replace('#', '').toUpperCase() : null
}
