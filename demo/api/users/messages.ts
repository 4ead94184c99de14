import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import french from '../../../src/core/users/rule-texts.fr.ts'
import { userRuleTexts } from '../../../src/core/users/rule-texts.ts'
import { type UserReasonCode, userReasonCodes } from '../../../src/core/users/rules.ts'

const { english } = userRuleTexts
const inFrench = translated(english, french)

/** What the API says when it refuses a change of people: the very words that their page has. */
export const userMessages = Object.fromEntries(
  userReasonCodes.map(code => [code, { en: english[code], fr: inFrench[code] }]),
) as Record<UserReasonCode, Record<Locale, string>>
