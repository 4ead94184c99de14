import { isolated } from '../i18n/isolate.ts'

interface Named {
  firstName: string
  lastName: string
}

/** A customer's name in one, as their page is titled; without a last name, no blank after the first. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** The same for a sentence, whatever direction it is read in. */
export function nameWithin(customer: Named): string {
  return isolated(fullName(customer))
}
