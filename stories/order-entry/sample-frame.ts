/** Card fields of no provider: a frame that answers as it is told, for stories and tests. */

/** `token`: at once. `confirming`: its holder is asked, and never answers. Others: there is no token, or no word. */
export type SaysWhat =
  | 'token'
  | 'confirming'
  | 'incomplete'
  | 'not-confirmed'
  | 'nothing'
  | 'never-ready'

/** The page's own origin serves it, as the provider's serves theirs. */
export function frameThat(
  says: SaysWhat,
  /** It has no more to say after so many. */
  { times = 1000 } = {},
): { url: string; origin: string } {
  const script = `
    const say = message => parent.postMessage({ of: 'raffle-desk-card', ...message }, '*')
    const says = ${JSON.stringify(says)}
    let count = 0
    addEventListener('message', ({ data }) => {
      if (data?.say === 'check') say({ say: 'ready', height: 110 })
      if (data?.say !== 'pay') return
      const { attempt } = data
      count += 1
      if (count > ${times}) return
      if (says === 'token') say({ say: 'token', attempt, token: 'token_' + data.amountCents + '_' + count })
      if (says === 'confirming') say({ say: 'confirming', height: 120 })
      if (says === 'incomplete' || says === 'not-confirmed') say({ say: 'none', attempt, reason: says })
    })
    if (says !== 'never-ready') say({ say: 'ready', height: 90 })
  `
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Card</title>
    <label>Card number <input value="4242 4242 4242 4242"></label><script>${script}</script></html>`
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  // What follows it, as the part adds it, is no part of such an address.
  return { url: `${url}#`, origin: location.origin }
}
