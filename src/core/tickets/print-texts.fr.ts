import type { French } from '../i18n/texts.ts'
import type { PrintTexts } from './print-texts.ts'

export default {
  printMail: 'Imprimer les billets à poster',
  back: 'Tous les billets',
  signIn: 'Connectez-vous pour imprimer des billets',
  signInHint:
    'Cette page montre des billets à ceux qui peuvent les voir. Rien n’est lu avant la connexion.',
  toLogin: 'Se connecter',

  whichTickets: 'Quels billets',
  whichHint:
    'Toutes les commandes de la tombola que personne n’a encore imprimées, ou celles qui ont des billets d’une suite de numéros.',
  raffle: 'Tombola',
  raffleMissing: 'Choisissez une tombola.',
  from: 'Du billet',
  to: 'Au billet',
  rangeHint: 'Tous les billets des commandes qui ont un de ces numéros.',
  rangeWrong: 'Le dernier billet vient avant le premier.',
  theseOrders: {
    one: 'Imprimer les billets de {number} commande',
    many: 'Imprimer les billets de {number} commandes',
  },
  matchingOrders: 'Imprimer les billets de toutes les commandes trouvées',
  mostHint:
    'Une impression prend {most} commandes au plus, dans l’ordre de leurs numéros. Le reste s’imprime ensuite.',

  paper: 'Papier',
  'paper-letter': 'Lettre (8½ × 11 po)',
  'paper-a4': 'A4',
  'paper-label': 'Étiquette (4 × 6 po)',
  arrangement: 'Disposition',
  'arrangement-by-order': 'Pour la poste, une commande à la fois',
  'arrangement-by-order-hint': 'Chaque commande commence par une feuille avec son adresse.',
  'arrangement-stacks': 'À couper, en piles',
  'arrangement-stacks-hint':
    'Quatre par feuille, sans adresse. Coupez la liasse et posez les piles l’une sur l’autre : tout est en ordre.',
  reprint: 'Imprimer aussi ce qui l’a déjà été',
  reprintHint:
    'Ces billets portent la mention RÉIMPRESSION, et le journal dit qui les a réimprimés. Sinon, ils sont laissés de côté.',
  print: 'Imprimer les billets',
  testPage: 'Page d’essai',
  close: 'Fermer',

  printOf: { one: '{number} commande, {tickets}', many: '{number} commandes, {tickets}' },
  ticketsOf: { one: '{number} billet', many: '{number} billets' },
  leftOut: '{number} : {reason}',
  leftOutTitle: 'Laissées de côté',
  more: {
    one: '{number} autre commande attend : relancez l’impression.',
    many: '{number} autres commandes attendent : relancez l’impression.',
  },
  goneMeanwhile: {
    one: '{number} commande a été annulée entre-temps et n’est pas sur papier.',
    many: '{number} commandes ont été annulées entre-temps et ne sont pas sur papier.',
  },

  cameOut: 'Toutes les commandes de {first} à {last} sont-elles sorties de l’imprimante ?',
  cameOutOne: 'La commande est-elle sortie de l’imprimante ?',
  cameOutHint:
    'Le rang d’une commande figure au pied de ses billets. Ce qui n’est pas sorti compte comme non imprimé.',
  allCameOut: 'Tout est sorti',
  stopped: 'L’impression s’est arrêtée',
  nothingCameOut: 'Rien n’est sorti',
  lastWhole: 'Dernière commande sortie en entier',
  lastWholeRange: 'Un nombre de {first} à {last}.',
  save: 'Enregistrer',
  printRest: 'Continuer à la commande {first}',
  askMailed: {
    one: 'Marquer {number} commande comme postée ?',
    many: 'Marquer {number} commandes comme postées ?',
  },
  askMailedHint:
    'Faites-le une fois qu’elles sont parties. C’est aussi possible plus tard dans la liste des commandes.',
  markMailed: 'Marquer comme postées',
  notYet: 'Pas encore',
  mailed: {
    one: '{number} commande est en train d’être marquée comme postée.',
    many: '{number} commandes sont en train d’être marquées comme postées.',
  },
  another: 'Imprimer autre chose',

  prints: 'Impressions',
  noPrints: 'Rien n’a encore été imprimé',
  noPrintsHint:
    'Chaque impression est inscrite ici avant de partir à l’imprimante : par qui, quand, combien.',
  printedAt: 'Impression',
  printedBy: 'Par',
  orders: 'Commandes',
  tickets: 'Billets',
  reprints: 'Réimpressions',
  outcome: 'Sorties',
  'outcome-unsaid': 'Pas encore dit',
  'outcome-all': 'Toutes',
  'outcome-part': 'En partie',
  'outcome-none': 'Rien',
  say: 'Dire ce qui est sorti',
  printRestOf: 'Imprimer le reste',
} satisfies French<PrintTexts>
