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
  letIn: 'Elle compte comme achetée au moment où elle a été prise.',
  title: 'Admettre la commande {order}\u00a0?',
  message: {
    one: '{number} billet ({tickets}) participe désormais à chaque tirage pour lequel il a été pris : la commande compte comme achetée le {taken}. Les billets sont envoyés. Seule une annulation revient là-dessus.',
    many: '{number} billets ({tickets}) participent désormais à chaque tirage pour lequel ils ont été pris : la commande compte comme achetée le {taken}. Les billets sont envoyés. Seule une annulation revient là-dessus.',
  },
  keepOut: 'Ne pas l’admettre',
  done: 'La commande {order} participe.',
} satisfies French<LateTexts>
