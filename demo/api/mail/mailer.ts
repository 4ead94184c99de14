import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type Environment, readEnvironment } from '../environment.ts'

/** An email as a mail server gets it. */
export interface Letter {
  /** Names it for good: who gets it twice can tell. */
  id: string
  /** In whose name; the product's own without one. */
  senderName: string | null
  recipient: string
  subject: string
  textBody: string
  htmlBody: string | null
  locale: Locale
}

/** Taken; refused for good; or nobody knows, and it may be taken later. `answer` is what the server said. */
export type Handed = { state: 'sent' } | { state: 'refused' | 'later'; answer: string }

export interface Mailer {
  send(letter: Letter): Promise<Handed>
  close(): void
}

/** Where emails go, as whoever starts the server says. */
export interface MailOptions {
  /** smtp: or smtps:, with user and password where the server wants them. */
  smtpUrl: string
  /** The address that they come from. */
  from: string
}

/** At a time; a mail server counts them. */
export const mostAtOnce = 4

/** Milliseconds until a server that says nothing counts as out of reach. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function smtpMailer({ smtpUrl, from }: MailOptions, waits = patience): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mostAtOnce,
    ...waits,
    // Nothing of a letter is ever read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ id, senderName, recipient, subject, textBody, htmlBody, locale }) {
      try {
        await transport.sendMail({
          from: { name: senderName ?? 'Raffle Desk', address: from },
          to: { name: '', address: recipient },
          subject,
          text: textBody,
          ...(htmlBody !== null && { html: htmlBody }),
          messageId: `<${id}@${domain}>`,
          headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
        })
        return { state: 'sent' }
      } catch (error) {
        return handedOf(error)
      }
    },
    close: () => transport.close(),
  }
}

const longestAnswer = 200

/**
 * A permanent refusal (RFC 5321, section 4.2.1: 5yz) is one of this letter; but where the server wants another password, or
 * speaks of no letter at all, the letter waits for whoever mends that.
 */
function handedOf(error: unknown): Handed {
  const { code, responseCode, response } = error as {
    code?: string
    responseCode?: number
    response?: string
  }
  const said = response ?? code ?? (error instanceof Error ? error.message : String(error))
  const answer = said.replace(/\s+/g, ' ').slice(0, longestAnswer)
  const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isForGood = isOfLetter && responseCode !== undefined && responseCode >= 500
  return { state: isForGood ? 'refused' : 'later', answer }
}

const EnvironmentSchema = v.pipe(
  v.object({
    RAFFLE_DESK_SMTP_URL: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(
          text => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
          'must be an address that begins with smtp: or smtps:',
        ),
      ),
    ),
    RAFFLE_DESK_MAIL_FROM: v.optional(
      v.pipe(v.string(), v.trim(), v.email('must be an email address')),
    ),
  }),
  v.forward(
    v.check(
      read =>
        (read.RAFFLE_DESK_SMTP_URL === undefined) === (read.RAFFLE_DESK_MAIL_FROM === undefined),
      'goes with RAFFLE_DESK_SMTP_URL, and neither stands alone',
    ),
    ['RAFFLE_DESK_MAIL_FROM'],
  ),
)

/** @returns null where emails stay in the outbox; or what is wrong: the variable and why, never its value */
export function readMailOptions(environment: Environment): MailOptions | string | null {
  const read = readEnvironment(EnvironmentSchema, environment)
  if (typeof read === 'string') return read
  const { RAFFLE_DESK_SMTP_URL: smtpUrl, RAFFLE_DESK_MAIL_FROM: from } = read
  return smtpUrl && from ? { smtpUrl, from } : null
}
