/** The screens' words in each language, as the journey of people looks for them. */

import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import menusInFrench from '../../../src/core/menus/texts.fr.ts'
import { menuTexts } from '../../../src/core/menus/texts.ts'
import invitedInFrench from '../../../src/core/one-time-links/invite-texts.fr.ts'
import { inviteTexts } from '../../../src/core/one-time-links/invite-texts.ts'
import profileInFrench from '../../../src/core/profile/texts.fr.ts'
import { profileTexts } from '../../../src/core/profile/texts.ts'
import factorInFrench from '../../../src/core/second-factor/texts.fr.ts'
import { secondFactorTexts } from '../../../src/core/second-factor/texts.ts'
import sessionInFrench from '../../../src/core/session/texts.fr.ts'
import { sessionTexts } from '../../../src/core/session/texts.ts'
import shellInFrench from '../../../src/core/shell/texts.fr.ts'
import { shellTexts } from '../../../src/core/shell/texts.ts'
import signUpInFrench from '../../../src/core/sign-up/sign-up-texts.fr.ts'
import { signUpTexts } from '../../../src/core/sign-up/sign-up-texts.ts'
import verifyInFrench from '../../../src/core/sign-up/verify-texts.fr.ts'
import { verifyTexts } from '../../../src/core/sign-up/verify-texts.ts'
import waitingInFrench from '../../../src/core/sign-up/waiting-texts.fr.ts'
import { waitingTexts } from '../../../src/core/sign-up/waiting-texts.ts'
import invitationsInFrench from '../../../src/core/users/invitation-texts.fr.ts'
import { invitationTexts } from '../../../src/core/users/invitation-texts.ts'
import rolesInFrench from '../../../src/core/users/role-texts.fr.ts'
import { roleTexts } from '../../../src/core/users/role-texts.ts'
import usersInFrench from '../../../src/core/users/user-texts.fr.ts'
import { userTexts } from '../../../src/core/users/user-texts.ts'

export const words = {
  en: {
    menus: menuTexts.english,
    shell: shellTexts.english,
    session: sessionTexts.english,
    signUp: signUpTexts.english,
    verify: verifyTexts.english,
    waiting: waitingTexts.english,
    invited: inviteTexts.english,
    invitations: invitationTexts.english,
    users: userTexts.english,
    roles: roleTexts.english,
    profile: profileTexts.english,
    factor: secondFactorTexts.english,
  },
  fr: {
    menus: translated(menuTexts.english, menusInFrench),
    shell: translated(shellTexts.english, shellInFrench),
    session: translated(sessionTexts.english, sessionInFrench),
    signUp: translated(signUpTexts.english, signUpInFrench),
    verify: translated(verifyTexts.english, verifyInFrench),
    waiting: translated(waitingTexts.english, waitingInFrench),
    invited: translated(inviteTexts.english, invitedInFrench),
    invitations: translated(invitationTexts.english, invitationsInFrench),
    users: translated(userTexts.english, usersInFrench),
    roles: translated(roleTexts.english, rolesInFrench),
    profile: translated(profileTexts.english, profileInFrench),
    factor: translated(secondFactorTexts.english, factorInFrench),
  },
}
export type Words = (typeof words)[Locale]
