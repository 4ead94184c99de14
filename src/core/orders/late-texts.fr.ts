import type { French } from '../i18n/texts.ts'
import type { LateTexts } from './late-texts.ts'

export default {
  cameLate: 'Arrivée en retard',
  clockRight: 'Prise le {taken} sur un appareil dont l’horloge était juste, reçue le {received}.',
  clockBehind:
    'Prise le {taken} sur un appareil dont l’horloge retardait de {off}, reçue le {received}.',
  clockAhead:
    'Prise le {taken} sur un appareil dont l’horloge avançait de {off}, reçue le {received}.',
  clockUnknown:
    'Prise le {taken} d’après un appareil dont l’horloge n’a jamais été comparée, reçue le {received}.',
  takesNoPart:
    'Elle ne participe pas aux tirages dont elle a manqué l’heure limite tant que personne ne l’admet.',
  tooLate:
    'La liste d’un tirage pour lequel elle a été prise est verrouillée : elle ne peut plus y entrer.',
  lockedInPart:
    'La liste d’un tirage pour lequel elle a été prise est verrouillée : elle peut entrer dans les suivantes dès que quelqu’un l’admet.',
  noDrawLeft:
    'Elle est arrivée après le verrouillage de la dernière liste : elle ne participe plus à rien. Annulez-la et remboursez-la.',
  letIn:
    'Elle participe comme si elle était arrivée quand elle a été prise, sauf aux listes déjà verrouillées.',
  title: 'Admettre la commande {order}\u00a0?',
  message: {
    one: '{number} billet ({tickets}) participe désormais à chaque tirage pour lequel il a été pris et dont la liste n’est pas verrouillée : la commande compte comme achetée le {taken}. Les billets sont envoyés. Seule une annulation revient là-dessus.',
    many: '{number} billets ({tickets}) participent désormais à chaque tirage pour lequel ils ont été pris et dont la liste n’est pas verrouillée : la commande compte comme achetée le {taken}. Les billets sont envoyés. Seule une annulation revient là-dessus.',
  },
  keepOut: 'Ne pas l’admettre',
  done: 'La commande {order} participe.',
} satisfies French<LateTexts>
