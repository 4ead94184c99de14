import { type RawBuilder, sql } from 'kysely'
import french from '../../../src/core/customers/texts.fr.ts'
import { customerTexts } from '../../../src/core/customers/texts.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What somebody is called whose data was erased. */
export const erasedName: Readonly<Record<Locale, string>> = {
  en: customerTexts.english.erasedName,
  fr: french.erasedName,
}

/** What a customer is called, of `customers`: by name, or once they were erased so, in the reader's language. */
export function calledIn(language: Locale): RawBuilder<string> {
  return sql<string>`case when customers.erased_at is null
    then trim(customers.first_name || ' ' || customers.last_name)
    else ${erasedName[language]}::text end`
}
