/**
 * The page of a payment provider's hosted fields, as its stand-in serves it into a frame. What is typed stays in it: it makes
 * its token of a card's brand and last four digits, and sends nothing to any server.
 */
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { policy } from '../http/headers.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { cardFieldsScript, cardFieldsStyles } from './card-fields-page.ts'
import { cardFieldsPath } from './payments.ts'

const texts = {
  en: {
    title: 'Card',
    number: 'Card number',
    expiry: 'Expires',
    expiryHint: 'MM/YY',
    code: 'Security code',
    wrong: 'Check what is marked.',
    ask: 'The card’s bank asks: pay {amount}?',
    confirm: 'Confirm',
    refuse: 'Refuse',
    try: 'Cards to try',
    cards: [
      ['4242 4242 4242 4242', 'charges'],
      ['4000 0000 0000 0002', 'declines'],
      ['4000 0000 0000 3220', 'asks for 3-D Secure'],
      ['4000 0000 0000 0119', 'doesn’t answer, until it is asked again'],
      ['4000 0000 0000 0341', 'agrees, then declines'],
    ],
  },
  fr: {
    title: 'Carte',
    number: 'Numéro de carte',
    expiry: 'Expiration',
    expiryHint: 'MM/AA',
    code: 'Code de sécurité',
    wrong: 'Vérifiez ce qui est indiqué.',
    ask: 'La banque de la carte demande : payer {amount} ?',
    confirm: 'Confirmer',
    refuse: 'Refuser',
    try: 'Cartes d’essai',
    cards: [
      ['4242 4242 4242 4242', 'paie'],
      ['4000 0000 0000 0002', 'est refusée'],
      ['4000 0000 0000 3220', 'demande 3-D Secure'],
      ['4000 0000 0000 0119', 'ne répond pas avant une nouvelle demande'],
      ['4000 0000 0000 0341', 'accepte, puis refuse'],
    ],
  },
} as const satisfies Record<Locale, object>

/** It speaks to the page of one origin, which alone may frame it. */
export function cardFields(): Hono {
  const app = new Hono()
  app.get(cardFieldsPath, c => {
    const { for: page = '', account = '', language = '', scheme = '' } = c.req.query()
    const origin = originIn(page)
    if (origin === null || !isUuid(account)) throw new Refusal(404, 'not-found')
    const locale: Locale = language === 'fr' ? 'fr' : 'en'
    const text = texts[locale]
    const nonce = randomBytes(16).toString('base64')
    c.header(
      'content-security-policy',
      policy({
        'default-src': "'none'",
        'script-src': `'nonce-${nonce}'`,
        'style-src': `'nonce-${nonce}'`,
        'frame-ancestors': origin,
        'base-uri': "'none'",
        'form-action': "'none'",
      }),
    )
    c.header('cache-control', 'no-store')
    const colours = ['light', 'dark'].includes(scheme) ? scheme : 'light dark'
    // Both are texts of ours and two values that were checked: nothing in them ends the element.
    const given = JSON.stringify({ origin, account, locale, ask: text.ask })
    return c.html(html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${colours}">
<title>${text.title}</title><style nonce="${nonce}">${raw(cardFieldsStyles)}</style></head>
<body>
<details><summary>${text.try}</summary><ul>${text.cards.map(([number, does]) => html`<li><code>${number}</code> ${does}</li>`)}</ul></details>
<form id="card" novalidate autocomplete="off">
<label class="wide">${text.number}<input id="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
<label>${text.expiry}<input id="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="${text.expiryHint}" required></label>
<label>${text.code}<input id="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
<p id="wrong" role="alert" hidden>${text.wrong}</p>
</form>
<section id="ask" hidden><p id="question" tabindex="-1"></p>
<button type="button" id="confirm">${text.confirm}</button> <button type="button" id="refuse">${text.refuse}</button></section>
<script nonce="${nonce}">(${raw(cardFieldsScript)})(${raw(given)})</script>
</body></html>`)
  })
  return app
}

function originIn(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { origin, protocol } = new URL(text)
  return /^https?:$/.test(protocol) ? origin : null
}
