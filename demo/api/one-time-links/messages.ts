/** What the API says when it refuses a one-time link, or an invitation. */
export const oneTimeLinkMessages = {
  'link-unknown': {
    en: 'This link is not one of ours. Please check that the whole of it was copied.',
    fr: 'Ce lien ne vient pas de nous. Veuillez vérifier qu’il a été copié en entier.',
  },
  'link-used': {
    en: 'This link was used already.',
    fr: 'Ce lien a déjà été utilisé.',
  },
  'link-revoked': {
    en: 'This link is not good any more.',
    fr: 'Ce lien n’est plus valable.',
  },
  'link-expired': {
    en: 'This link has expired.',
    fr: 'Ce lien a expiré.',
  },
  'link-wrong-account': {
    en: 'This invitation is for another email address than the one you are signed in with.',
    fr: 'Cette invitation est pour une autre adresse courriel que celle avec laquelle vous êtes connecté.',
  },
  'account-exists': {
    en: 'This email address has an account already. Log in with it, then open the link again.',
    fr: 'Cette adresse courriel a déjà un compte. Connectez-vous, puis ouvrez le lien à nouveau.',
  },
  'already-member': {
    en: 'This person works with the organization already.',
    fr: 'Cette personne travaille déjà avec l’organisme.',
  },
  'already-invited': {
    en: 'This person is invited already. Send the invitation again, or revoke it first.',
    fr: 'Cette personne est déjà invitée. Renvoyez l’invitation, ou révoquez-la d’abord.',
  },
  'invitation-accepted': {
    en: 'This invitation was accepted meanwhile.',
    fr: 'Cette invitation a été acceptée entre-temps.',
  },
  'invitation-revoked': {
    en: 'This invitation was revoked meanwhile.',
    fr: 'Cette invitation a été révoquée entre-temps.',
  },
} as const
