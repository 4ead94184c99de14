import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says when it refuses an embedding key. */
export const embedKeyMessages = {
  'too-many-keys': {
    en: 'There are {most} embedding keys already. Revoke the one that is used no more first.',
    fr: 'Il y a déjà {most} clés d’intégration. Révoquez d’abord celle qui ne sert plus.',
  },
  'too-many-origins': {
    en: 'A key has {most} such places at most. Take some away first.',
    fr: 'Une clé a au plus {most} de ces adresses. Retirez-en d’abord.',
  },
  'key-known': {
    en: 'This secret belongs to another key. Make the key anew.',
    fr: 'Ce secret appartient à une autre clé. Créez la clé à nouveau.',
  },
  'page-origin': {
    en: 'Write where the pages are, such as https://intranet.example.org, with nothing behind it.',
    fr: 'Écrivez où sont les pages, par exemple https://intranet.example.org, sans rien derrière.',
  },
} as const satisfies Record<string, Record<Locale, string>>
