/** What the API says when it refuses what somebody sets about themselves. */
export const profileMessages = {
  'password-wrong': {
    en: 'This is not your current password.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
  },
  'password-same': {
    en: 'This is your current password. Please choose another.',
    fr: 'C’est votre mot de passe actuel. Veuillez en choisir un autre.',
  },
} as const
