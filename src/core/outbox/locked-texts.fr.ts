import type { French } from '../i18n/texts.ts'
import type { LockedTexts } from './locked-texts.ts'

export default {
  locked: {
    one: '{number} commande est en attente d’envoi. Elle reste verrouillée sur cet appareil jusqu’à votre prochaine connexion.',
    many: '{number} commandes sont en attente d’envoi. Elles restent verrouillées sur cet appareil jusqu’à votre prochaine connexion.',
  },
  lockedHere: {
    one: '{number} commande attend d’être envoyée de cet appareil. Elle reste verrouillée jusqu’à ce que la personne qui l’a prise s’y connecte de nouveau.',
    many: '{number} commandes attendent d’être envoyées de cet appareil. Elles restent verrouillées jusqu’à ce que les personnes qui les ont prises s’y connectent de nouveau.',
  },
} satisfies French<LockedTexts>
