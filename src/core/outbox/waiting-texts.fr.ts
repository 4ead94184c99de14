import type { French } from '../i18n/texts.ts'
import type { WaitingTexts } from './waiting-texts.ts'

export default {
  waiting: {
    one: '{number} commande est en attente d’envoi',
    many: '{number} commandes sont en attente d’envoi',
  },
  elsewhere: {
    one: '{number} commande est en attente d’envoi. Elle part dès que vous pouvez vendre de nouveau : demandez à qui donne les rôles.',
    many: '{number} commandes sont en attente d’envoi. Elles partent dès que vous pouvez vendre de nouveau : demandez à qui donne les rôles.',
  },
  signingOut: {
    one: 'Vous déconnecter la verrouille sur cet appareil. Elle part quand vous vous y reconnectez, ce qui demande le réseau.',
    many: 'Vous déconnecter les verrouille sur cet appareil. Elles partent quand vous vous y reconnectez, ce qui demande le réseau.',
  },
} satisfies French<WaitingTexts>
