import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says when it refuses an organization. */
export const organizationMessages = {
  'organization-province': {
    en: 'This is no province or state of the organization’s country.',
    fr: 'Ce n’est pas une province ou un État du pays de l’organisme.',
  },
  'organization-own': {
    en: 'You work in this organization now. Switch to another one first.',
    fr: 'Vous travaillez dans cet organisme. Passez d’abord à un autre.',
  },
  'organization-of-staff': {
    en: 'People who run the product belong to this organization: it can’t be removed.',
    fr: 'Des personnes qui exploitent le produit font partie de cet organisme : il ne peut pas être retiré.',
  },
  'organization-has-raffles': {
    en: 'A raffle of this organization is on sale or not drawn yet. Close its raffles first, or suspend it.',
    fr: 'Une tombola de cet organisme est en vente ou n’est pas encore tirée. Fermez d’abord ses tombolas, ou suspendez l’organisme.',
  },
  'organization-suspended': {
    en: 'Your organization is suspended: nobody of it can sign in. The support team says why.',
    fr: 'Votre organisme est suspendu : personne ne peut s’y connecter. L’équipe de soutien vous dira pourquoi.',
  },
} as const satisfies Record<string, Record<Locale, string>>
