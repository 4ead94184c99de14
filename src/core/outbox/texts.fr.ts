import type { French } from '../i18n/texts.ts'
import type { OutboxTexts } from './texts.ts'

export default {
  title: 'En attente d’envoi',
  online: 'En ligne',
  offline: 'Hors ligne',
  opening: 'Recherche des commandes en attente…',
  nothingWaits: 'Rien en attente',
  waits: { one: '{number} en attente · {total}', many: '{number} en attente · {total}' },
  toSee: { one: '{number} entrée depuis', many: '{number} entrées depuis' },
  nextTry: 'Prochain essai dans {left}',
  sending: 'Envoi…',
  sendNow: 'Envoyer',
  sendBy: 'Il reste {left} pour les envoyer',
  list: 'Liste',
  needsLook: {
    one: '{number} commande à revoir',
    many: '{number} commandes à revoir',
  },
  look: 'Revoir',
  full: 'Cet appareil n’en garde plus : envoyez celles-ci d’abord',
  unavailable: 'Ce navigateur ne garde aucune commande : chacune a besoin du réseau.',
  cleared: {
    one: 'Les données de ce navigateur ont été effacées, et avec elles {number} commande qui attendait ici : entrez-la de nouveau d’après son bordereau. Jusqu’au rechargement de la page, chaque commande a besoin du réseau.',
    many: 'Les données de ce navigateur ont été effacées, et avec elles {number} commandes qui attendaient ici : entrez-les de nouveau d’après leurs bordereaux. Jusqu’au rechargement de la page, chaque commande a besoin du réseau.',
  },
  cardOffline: 'Les cartes ont besoin du réseau. Payez autrement, ou attendez qu’il soit rétabli.',
  accepted: 'La commande {reference} pour {name} est maintenant entrée.',
  acceptedSeveral: '{number} commandes qui attendaient sont maintenant entrées.',
  late: 'La commande {reference} pour {name} est entrée, mais elle est arrivée après la fin des ventes : elle ne participe à aucun tirage avant que le personnel ne l’admette.',
  lateSeveral:
    '{number} commandes qui attendaient sont entrées, mais elles sont arrivées après la fin des ventes : elles ne participent à aucun tirage avant que le personnel ne les admette.',
  noDrawLeft:
    'La commande {reference} pour {name} est entrée, mais elle est arrivée après le verrouillage de la dernière liste : elle ne participe à rien, et l’argent doit être rendu.',
  noDrawLeftSeveral:
    '{number} commandes qui attendaient sont entrées, mais elles sont arrivées après le verrouillage de la dernière liste : elles ne participent à rien, et l’argent doit être rendu.',

  'full-orders':
    'Cet appareil ne garde plus de commandes : il en a autant qu’il peut. Envoyez-les d’abord, avec le réseau.',
  'full-cents':
    'Cet appareil ne garde plus de commandes : leur total atteint la limite. Envoyez-les d’abord, avec le réseau.',
  'full-deadline':
    'Cet appareil ne garde plus de commandes avant l’envoi de la plus ancienne, qui attend depuis un jour. Envoyez-les d’abord, avec le réseau.',
  notKept:
    'Cet appareil n’a pas pu garder la commande : le disque est peut-être plein. Entrez-la de nouveau : elle ira directement au serveur, ce qui exige le réseau.',
  'said-cancelled': 'Elle a été retirée dans la liste.',

  kept: 'La commande est gardée sur cet appareil',
  notEntered: 'La commande n’est pas entrée',
  keptHint:
    'Elle sera envoyée d’elle-même dès que le réseau revient. Il n’y a rien d’autre à faire.',
  noNumbers:
    'Elle n’a pas encore de numéros de billets, et ne participe pas au tirage avant d’en avoir.',
  byEmail: 'Les numéros suivront par courriel, à {email}.',
  byWord:
    'Aucun courriel : une fois la commande envoyée, ses numéros seront sous « En attente d’envoi » (F3). Imprimez-la pour l’acheteur.',
  reference: 'Référence',
  line: '{quantity} × {pack}',
  problem: 'Elle n’a pas pu être entrée telle quelle.',
  paperNoNumbers:
    'Ceci n’est pas un billet. La commande n’a pas encore de numéros et ne participe pas au tirage avant d’en avoir.',
  paperByWord: 'Demandez les numéros au personnel, au nom de l’acheteur.',
} satisfies French<OutboxTexts>
