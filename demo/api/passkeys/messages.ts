/** What the API says when it refuses a passkey. */
export const passkeyMessages = {
  'passkey-wrong': {
    en: 'This passkey was not accepted. Try again, or use a code.',
    fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez un code.',
  },
  'passkey-over': {
    en: 'This took too long. Please add the passkey again.',
    fr: 'Le délai est dépassé. Veuillez ajouter la clé d’accès de nouveau.',
  },
  'passkey-known': {
    en: 'This passkey is known already.',
    fr: 'Cette clé d’accès est déjà connue.',
  },
  'passkeys-enough': {
    en: 'You have ten passkeys. Remove one before you add another.',
    fr: 'Vous avez dix clés d’accès. Retirez-en une avant d’en ajouter une autre.',
  },
} as const
