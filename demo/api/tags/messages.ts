import type { Locale } from '../../../src/core/i18n/texts.ts'

/** What the API says when it refuses a tag. */
export const tagMessages = {
  'tag-name-taken': {
    en: 'There is a tag of this name already. Choose another name, or merge the two.',
    fr: 'Une étiquette porte déjà ce nom. Choisissez un autre nom, ou fusionnez les deux.',
  },
  'tag-for-nothing': {
    en: 'Choose what the tag is for: customers, orders or raffles.',
    fr: 'Choisissez à quoi sert l’étiquette : clients, commandes ou tombolas.',
  },
  'tag-gone': {
    en: 'One of these tags is gone, or is no longer for this. Choose again.',
    fr: 'L’une de ces étiquettes n’existe plus, ou ne sert plus à cela. Choisissez de nouveau.',
  },
  'tag-same': {
    en: 'This is one and the same tag. Choose another one.',
    fr: 'C’est une seule et même étiquette. Choisissez-en une autre.',
  },
  'too-many-tags': {
    en: 'There are {most} tags already. Merge or delete some first.',
    fr: 'Il y a déjà {most} étiquettes. Fusionnez-en ou supprimez-en d’abord.',
  },
} as const satisfies Record<string, Record<Locale, string>>
