import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ApiContext } from '../context.ts'
import { policy } from '../http/headers.ts'
import { languageOf } from '../http/language.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'

const texts = {
  en: {
    title: 'Outbox',
    none: 'No email has been sent yet.',
    to: 'To',
    sent: 'Sent',
    show: 'As HTML',
  },
  fr: {
    title: 'Boîte d’envoi',
    none: 'Aucun courriel n’a encore été envoyé.',
    to: 'À',
    sent: 'Envoyé',
    show: 'En HTML',
  },
}

const styles = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color-scheme: light dark }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; margin: 1rem 0; padding: 1rem }
  h2 { font-size: 1.05rem; margin: 0 }
  pre { white-space: pre-wrap; font: inherit }
  iframe { border: 0; inline-size: 100%; block-size: 20rem; background: white }
`

/** The newest emails that the stand-in for email kept, as they would have arrived. */
const shown = 100

/** The page /outbox. What an email holds is shown as text, or in a frame where nothing can run. */
export function outbox(api: ApiContext): Hono {
  const app = new Hono()
  app.on('get', ['/outbox', '/outbox/'], async c => {
    const language = languageOf(c.req.header('accept-language'))
    const text = texts[language]
    const emails = await api.db
      .selectFrom('emails')
      .select(['id', 'recipient', 'subject', 'textBody', 'htmlBody', 'sentAt'])
      .orderBy('sentAt', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute()
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', pagePolicy(nonce))
    c.header('cache-control', 'no-store')
    return c.html(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title>
<style nonce="${nonce}">${styles}</style></head>
<body><h1>${text.title}</h1>
${emails.length === 0 ? html`<p>${text.none}</p>` : ''}
${emails.map(
  email => html`<article><h2>${email.subject}</h2>
<p>${text.to}: ${email.recipient} · ${text.sent}: <time datetime="${email.sentAt.toISOString()}">${email.sentAt.toISOString()}</time></p>
<pre>${linked(email.textBody)}</pre>
${email.htmlBody === null ? '' : html`<details><summary>${text.show}</summary><iframe sandbox loading="lazy" title="${email.subject}" src="/outbox/${email.id}"></iframe></details>`}
</article>`,
)}
</body></html>`)
  })
  app.get('/outbox/:id', async c => {
    const id = c.req.param('id')
    const email = isUuid(id)
      ? await api.db.selectFrom('emails').select('htmlBody').where('id', '=', id).executeTakeFirst()
      : undefined
    if (!email?.htmlBody) throw new Refusal(404, 'not-found')
    c.header('content-security-policy', framePolicy)
    c.header('cache-control', 'no-store')
    return c.html(email.htmlBody)
  })
  return app
}

/** Its addresses lead where they say, as mail programs have it: no keyboard reaches a text to copy. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S*[^\s.,;:!?)»])/i)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}

function pagePolicy(nonce: string): string {
  return policy({
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
}

const framePolicy = policy({
  'default-src': "'none'",
  'img-src': 'data:',
  'frame-ancestors': "'self'",
  sandbox: '',
})
