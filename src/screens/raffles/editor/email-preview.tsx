import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { oneLine } from '../../../core/format/one-line.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import { emailFields } from '../../../core/raffles/editor/email-fields.ts'
import { sampleBuyers, ticketEmailSubjects } from '../../../core/raffles/editor/email-places.ts'
import { CleanHtml } from '../../clean-html.tsx'
import { useLocale } from '../../kit/language.tsx'
import { filledIn } from '../../kit/rich-text/filled-in.ts'
import type { EditorParts } from './parts.ts'

interface EmailPreviewProps {
  parts: EditorParts
  /** What fills the places in the text. */
  known: Parameters<typeof emailFields>[0]
}

const buyers: readonly Locale[] = ['en', 'fr']

/** The ticket email as a buyer gets it, live: one buyer for each language, their names filled in. */
export function EmailPreview({ parts, known }: EmailPreviewProps) {
  const { form, texts, currency } = parts
  const locale = useLocale()
  const [buyer, setBuyer] = useState<Locale>(locale)
  const [body, footer] = useWatch({
    control: form.methods.control,
    name: ['emailTicketBody', 'emailTicketFooter'],
  })
  const fields = emailFields(known, { texts, currency, buyer })
  const { firstName, lastName, email } = sampleBuyers[buyer]
  const raffle = known.name || texts.unnamedRaffle
  return (
    <figure className="rd-editor-preview" aria-label={texts.emailPreview}>
      <figcaption className="rd-editor-preview-title">
        {texts.emailPreview}
        <fieldset className="rd-editor-buyers" aria-label={texts.previewFor}>
          {buyers.map(each => (
            <button
              key={each}
              type="button"
              className="rd-editor-buyer"
              aria-pressed={each === buyer}
              onClick={() => setBuyer(each)}
            >
              {sampleBuyers[each].firstName} ({each === 'fr' ? texts.french : texts.english})
            </button>
          ))}
        </fieldset>
      </figcaption>
      <div className="rd-editor-email">
        <dl className="rd-editor-email-head">
          <dt>{texts.emailTo}</dt>
          <dd>
            {firstName} {lastName} <span className="rd-editor-email-note">{email}</span>
          </dd>
          <dt>{texts.emailSubject}</dt>
          <dd lang={buyer} data-preview="email">
            {ticketEmailSubjects[buyer](oneLine(raffle))}
          </dd>
        </dl>
        <div className="rd-editor-email-body" data-preview="email">
          {body === '' ? (
            <p className="rd-editor-email-note">{texts.emailUsual}</p>
          ) : (
            <CleanHtml html={filledIn(body, fields)} />
          )}
          <p className="rd-editor-email-tickets">{texts.emailTickets}</p>
          {footer !== '' && <CleanHtml html={filledIn(footer, fields)} />}
        </div>
      </div>
    </figure>
  )
}
