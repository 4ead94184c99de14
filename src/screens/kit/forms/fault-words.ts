import type { Fault } from './faults.ts'
import type { Messages } from './form.ts'
import type { FormTexts } from './texts.ts'

/**
 * A fault in the reader's language: the screen's words for its own codes, the specification's for those of
 * section 5, the server's for what only it knows.
 * @param label of the field; messages call it with a small first letter
 */
export function faultWords(
  fault: Fault,
  label: string,
  texts: FormTexts,
  messages: Messages,
): string {
  const field = withSmallLetter(label)
  const own = messages[fault.code]
  if (own !== undefined) return typeof own === 'string' ? own : own({ ...fault.params, field })
  const known = knownWords(fault, field, texts)
  return known ?? fault.message ?? texts.invalid({ field })
}

function knownWords({ code, params = {} }: Fault, field: string, texts: FormTexts) {
  const { most = '', least = '' } = params
  switch (code) {
    case 'required':
      return texts.required({ field })
    case 'email-required':
      return texts.emailRequired
    case 'organization-required':
      return texts.organizationRequired
    case 'event-id-required':
      return texts.eventIdRequired
    case 'password':
      return texts.password({ field })
    case 'phone':
      return texts.phone({ field })
    case 'postal-code':
      return texts.postalCode
    case 'cron':
      return texts.cron({ field })
    case 'email':
      return texts.email({ field })
    case 'url':
      return texts.url({ field })
    case 'whole-number':
      return texts.wholeNumber({ field })
    case 'too-long':
      return most === '' ? undefined : texts.tooLong({ field, most })
    case 'too-short':
      return least === '' ? undefined : texts.tooShort({ field, least })
    case 'too-large':
      return most === '' ? undefined : texts.tooLarge({ field, most })
    case 'too-small':
      return least === '' ? undefined : texts.tooSmall({ field, least })
    case 'too-few':
      return least === '' ? undefined : texts.tooFew({ field, least })(Number(least))
    default:
      return undefined
  }
}

/** A label within a sentence; one of capitals stays. */
export function withSmallLetter(label: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(label)
    ? label.charAt(0).toLocaleLowerCase() + label.slice(1)
    : label
}
