import type { French } from '../i18n/texts.ts'
import type { LockedTexts } from './locked-texts.ts'

export default {
  locked: {
    one: '{number} commande est en attente d’envoi. Elle reste verrouillée sur cet appareil jusqu’à votre prochaine connexion.',
    many: '{number} commandes sont en attente d’envoi. Elles restent verrouillées sur cet appareil jusqu’à votre prochaine connexion.',
  },
} satisfies French<LockedTexts>
