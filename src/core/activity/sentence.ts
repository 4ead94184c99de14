import { formatInstant } from '../format/instants.ts'
import { shortId } from '../format/short-id.ts'
import type { Locale } from '../i18n/texts.ts'
import { type Activity, type ActivityAction, activityActions } from './activity.ts'
import type { FieldLabels } from './field-label.ts'
import { type ActivityLine, isGrouped } from './lines.ts'
import { type Told, tellingOf } from './telling.ts'
import type { ActivityTexts } from './texts.ts'

interface Reader {
  locale: Locale
  /** IANA zone that a draw's date is written in. */
  timeZone: string
  texts: ActivityTexts
  labels: FieldLabels
}

/** What people do whom nobody knows. */
const byAnybody: readonly string[] = [
  'sign-in-failed',
  'reset-requested',
  'link-refused',
  'signed-up',
  'sign-up-mended',
]

/** Who did it: a person by today's name, and the key where it was done by one; somebody unknown; or the system. */
export function actorName(
  { action, actor }: Pick<Activity, 'action' | 'actor'>,
  texts: ActivityTexts,
): string {
  if (actor === null) return byAnybody.includes(action) ? texts.somebody : texts.system
  const name = actor.name ?? texts.erasedPerson
  if (actor.key === null) return name
  return actor.key.name === null
    ? texts.byLostKey({ name })
    : texts.byKey({ name, key: actor.key.name })
}

/** What they did, going on from the name: "changed the prize “Early bird”: Value". */
export function sentenceOf(entry: Told, reader: Reader): string {
  const subject = subjectPhrase(entry.subject, reader)
  const { texts } = reader
  if (!isKnown(entry.action)) return texts.otherAction({ action: entry.action, subject })
  const plain = texts[entry.action]
  const sentence = typeof plain === 'string' ? plain : plain({ subject })
  return tellingOf(entry, reader, sentence, subject)
}

/** The columns of a log's file that say more than a value. */
export function logSays(reader: Reader) {
  return {
    actor: (entry: Activity) => actorName(entry, reader.texts),
    action: (entry: Activity) => sentenceOf(entry, reader),
  }
}

/** What they did to several orders, going on from the name: "entered 12 orders". */
export function groupSentenceOf(line: ActivityLine, reader: Reader): string {
  const [{ action }] = line
  const { locale, texts } = reader
  if (!isGrouped(action)) return sentenceOf(line[0], reader)
  const number = new Intl.NumberFormat(`${locale}-CA`).format(line.length)
  const groups = {
    created: texts.enteredOrders,
    'order-imported': texts.importedOrders,
    voided: texts.voidedOrders,
    refunded: texts.refundedOrders,
    'cheque-cleared': texts.clearedCheques,
    printed: texts.printedOrders,
    reprinted: texts.reprintedOrders,
  }
  return groups[action]({ number })(line.length)
}

function isKnown(action: string): action is ActivityAction {
  const known: readonly string[] = activityActions
  return known.includes(action)
}

function subjectPhrase(subject: Activity['subject'], { locale, timeZone, texts }: Reader): string {
  const { type, id, name, prize } = subject
  switch (type) {
    case 'raffle':
      return texts.subjectRaffle
    case 'package':
      return name === null ? texts.subjectPackage : texts.subjectPackageNamed({ name })
    case 'prize':
      return name === null ? texts.subjectPrize : texts.subjectPrizeNamed({ name })
    case 'member':
      return name === null ? texts.subjectMember : texts.subjectMemberNamed({ name })
    case 'draw':
      return name === null
        ? texts.subjectDraw
        : texts.subjectDrawNamed({ name: formatInstant(name, { timeZone, locale, style: 'date' }) })
    case 'winner':
      return name === null
        ? texts.subjectWinner
        : texts.subjectWinnerNamed({ name, prize: prize ?? '' })
    case 'message':
      return name === null ? texts.subjectMessage : texts.subjectMessageNamed({ name })
    case 'excluded-person':
      return name === null ? texts.subjectExcluded : texts.subjectExcludedNamed({ name })
    case 'order':
      return texts.subjectOrder({ id: shortId(id) })
    case 'donation':
      return texts.subjectDonation({ id: shortId(id) })
    case 'subscription':
      return texts.subjectSubscription({ id: shortId(id) })
    case 'mail-batch':
      return name === null ? texts.subjectMailBatch : texts.subjectMailBatchNamed({ name })
    case 'cash-drop':
      return texts.subjectCashDrop
    case 'customer':
      return name === null ? texts.subjectCustomer : texts.subjectCustomerNamed({ name })
    case 'user':
      return name === null ? texts.subjectUser : texts.subjectUserNamed({ name })
    case 'invitation':
      return name === null ? texts.subjectInvitation : texts.subjectInvitationNamed({ name })
    case 'embed-key':
      return name === null ? texts.subjectEmbedKey : texts.subjectEmbedKeyNamed({ name })
    case 'tag':
      return name === null ? texts.subjectTag : texts.subjectTagNamed({ name })
    case 'organization':
      return texts.subjectOrganization
    default:
      return texts.subjectOther({ type, id: shortId(id) })
  }
}
