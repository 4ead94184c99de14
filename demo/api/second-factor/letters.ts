/** So that nobody's second factor comes or goes without their knowing. */
import type { Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Database } from '../database/schema.ts'
import { type Letter, mailTo, type Reader } from '../one-time-links/letters.ts'

type Event = 'added' | 'removed' | 'reset' | 'codes-renewed' | 'passkey-added' | 'passkey-removed'

const subjects: Record<Locale, Record<Event, string>> = {
  en: {
    added: 'A second factor was set up',
    removed: 'Your second factor was removed',
    reset: 'Your second factor was taken away',
    'codes-renewed': 'Your recovery codes were replaced',
    'passkey-added': 'A passkey was added',
    'passkey-removed': 'A passkey was removed',
  },
  fr: {
    added: 'Un second facteur a été configuré',
    removed: 'Votre second facteur a été retiré',
    reset: 'Votre second facteur vous a été retiré',
    'codes-renewed': 'Vos codes de secours ont été remplacés',
    'passkey-added': 'Une clé d’accès a été ajoutée',
    'passkey-removed': 'Une clé d’accès a été retirée',
  },
}
const bodies: Record<Locale, Record<Event, string>> = {
  en: {
    added:
      'From now on, logging in to Raffle Desk asks for a code of your authenticator app beside your password. Keep your recovery codes where you find them without your phone.',
    removed: 'From now on, logging in to Raffle Desk asks for your password alone.',
    reset:
      'Whoever manages the people of your organization took away the second factor of your Raffle Desk account, and you were signed out everywhere. Log in with your password, and set up another one on your profile.',
    'passkey-added':
      'A passkey was added to your Raffle Desk account. It takes the place of a code after your password when you log in.',
    'passkey-removed':
      'A passkey was removed from your Raffle Desk account. Your authenticator app and your recovery codes stay.',
    'codes-renewed':
      'You have ten other recovery codes for your Raffle Desk account. Those of before are good for nothing any more. Keep the new ones where you find them without your phone.',
  },
  fr: {
    added:
      'À partir de maintenant, la connexion à Raffle Desk demande un code de votre application d’authentification en plus de votre mot de passe. Gardez vos codes de secours à un endroit où vous les trouverez sans votre téléphone.',
    removed:
      'À partir de maintenant, la connexion à Raffle Desk ne demande que votre mot de passe.',
    reset:
      'La personne qui gère les utilisateurs de votre organisme a retiré le second facteur de votre compte Raffle Desk, et toutes vos sessions ont été fermées. Connectez-vous avec votre mot de passe, puis configurez-en un autre dans votre profil.',
    'passkey-added':
      'Une clé d’accès a été ajoutée à votre compte Raffle Desk. À la connexion, elle remplace le code après votre mot de passe.',
    'passkey-removed':
      'Une clé d’accès a été retirée de votre compte Raffle Desk. Votre application d’authentification et vos codes de secours restent.',
    'codes-renewed':
      'Votre compte Raffle Desk a dix nouveaux codes de secours. Les précédents ne servent plus à rien. Gardez les nouveaux à un endroit où vous les trouverez sans votre téléphone.',
  },
}

export async function mailSecondFactor(
  transaction: Transaction<Database>,
  userId: string,
  event: Event,
  { at, origin }: { at: Date; origin: string },
): Promise<void> {
  const { name, email, locale } = await transaction
    .selectFrom('users')
    .select(['name', 'email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const to = { name, email, locale, organizationId: null }
  await mailTo(transaction, to, secondFactorLetter(to, event, origin), { at, holdsLink: false })
}

export function secondFactorLetter(
  { name, locale }: Pick<Reader, 'name' | 'locale'>,
  event: Event,
  origin: string,
): Letter {
  const isFrench = locale === 'fr'
  const otherwise = isFrench
    ? 'Si ce n’était pas vous ou si vous ne l’avez pas demandé, choisissez tout de suite un autre mot de passe :'
    : 'If it wasn’t you, and you didn’t ask for it, choose another password at once:'
  const textBody = `${isFrench ? 'Bonjour' : 'Hello'} ${name},

${bodies[locale][event]}

${otherwise}

${origin}/forgot-password`
  return { subject: subjects[locale][event], textBody }
}
