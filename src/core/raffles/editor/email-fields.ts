import type { Locale } from '../../i18n/texts.ts'
import { type EmailFacts, emailPlaces } from './email-places.ts'
import type { EditorTexts } from './texts.ts'

/** A place that can be put into the email's text. */
export interface EmailField {
  name: string
  label: string
  example: string
}

/** @param buyer the language that the buyer reads */
export function emailFields(
  facts: EmailFacts,
  { texts, currency, buyer }: { texts: EditorTexts; currency: string; buyer: Locale },
): EmailField[] {
  const known = { ...facts, name: facts.name || texts.unnamedRaffle }
  const labels = {
    firstName: texts.fieldFirstName,
    lastName: texts.fieldLastName,
    raffleName: texts.fieldRaffle,
    ticketNumbers: texts.fieldTicketNumbers,
    amount: texts.fieldAmount,
    drawDate: texts.fieldDrawDate,
    drawLocation: texts.fieldDrawLocation,
    ticketsUrl: texts.fieldTicketsUrl,
  }
  const places = emailPlaces(known, { buyer, currency })
  return Object.entries(labels).map(([name, label]) => ({
    name,
    label,
    example: places[name as keyof typeof labels],
  }))
}
