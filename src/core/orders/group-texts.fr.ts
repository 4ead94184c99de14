import type { French } from '../i18n/texts.ts'
import type { GroupTexts } from './group-texts.ts'

export default {
  boughtTogether: 'Achetées ensemble',
  groupNamed: 'Achetées ensemble : {name}',
  thisOrder: 'cette commande',
  groupAside:
    'Mises de côté : rien n’est envoyé pour ces commandes. Leurs billets restent aux tirages.',
  putAside: 'Mettre de côté',
  takeUp: 'Reprendre',
  putAsideTitle: {
    one: 'Mettre {number} commande de côté\u00a0?',
    many: 'Mettre {number} commandes de côté\u00a0?',
  },
  putAsideMessage:
    'Rien n’en est envoyé et aucune n’est marquée comme postée tant qu’elles ne sont pas reprises. Leurs billets restent aux tirages : seule une annulation les en retire.',
  keepActive: 'Les laisser',
  isAside: 'Elles sont mises de côté.',
  isTakenUp: 'Elles sont reprises.',
  reason: 'Motif',
} satisfies French<GroupTexts>
