import type { French } from '../i18n/texts.ts'
import type { WaitingTexts } from './waiting-texts.ts'

export default {
  waiting: {
    one: '{number} commande est en attente d’envoi',
    many: '{number} commandes sont en attente d’envoi',
  },
} satisfies French<WaitingTexts>
