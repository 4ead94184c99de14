import type { French } from '../../i18n/texts.ts'
import type { ExcludedTexts } from './texts.ts'

export default {
  title: 'Personnes exclues',
  hint: 'Le conseil, le personnel, leur ménage et toute autre personne qui ne peut pas gagner, pour tous les tirages de l’organisme. Leurs billets restent dans la liste d’un tirage : si l’un d’eux est tiré, il est signalé, et sa confirmation exige un motif.',
  loading: 'Chargement des personnes exclues',
  none: 'Personne n’est exclu pour l’instant.',
  list: 'Personnes inscrites',
  firstOf: 'Les {number} premières sont affichées.',
  added: 'Inscription par {name}, {moment}',
  addedSince: 'Inscription : {moment}',
  remove: 'Retirer',
  removeNamed: 'Retirer de la liste : {name}',
  removeTitle: 'Retirer {name} de la liste des personnes exclues?',
  removeMessage: 'Ses billets tirés ne sont plus signalés. Cela est consigné.',
  keep: 'Garder dans la liste',
  removed: '{name} n’est plus dans la liste',

  addTitle: 'Ajouter une personne',
  addBuyer: 'Ajouter l’acheteur aux personnes exclues',
  addBuyerNamed: 'Ajouter l’acheteur aux personnes exclues : billet {ticket}',
  name: 'Nom',
  nameMissing: 'Indiquez le nom.',
  email: 'Courriel',
  emailShape: 'Saisissez une adresse courriel, p. ex. nom@example.org.',
  phone: 'Téléphone',
  phoneShape: 'Le numéro de téléphone doit contenir 10 chiffres.',
  contactHint: 'Sans courriel ni téléphone, seul le nom peut être comparé.',
  reason: 'Motif',
  reasonMissing: 'Choisissez un motif.',
  note: 'Note',
  add: 'Ajouter à la liste',
  wasAdded: '{name} est dans la liste des personnes exclues',
  close: 'Fermer',

  flags: 'Vérifiez cet acheteur avant de confirmer',
  'flag-rejected': 'Le billet {ticket} du même acheteur a été refusé : {reason}.',
  'flag-excluded': 'Dans la liste des personnes exclues : {name}, {reason}.',
  'flag-name':
    'Une personne du même nom est dans la liste des personnes exclues : {name}, {reason}. Vérifiez s’il s’agit de cet acheteur.',
  'by-customer': 'Même client.',
  'by-email': 'Même adresse courriel.',
  'by-phone': 'Même numéro de téléphone.',
  flagReason: 'Pourquoi ce billet gagne malgré tout',
  rejectOthers: {
    one: 'Refuser aussi l’autre billet tiré de l’acheteur : {tickets}',
    many: 'Refuser aussi les autres billets tirés de l’acheteur : {tickets}',
  },
  rejectOthersHint:
    'Chacun donne lieu à son propre nouveau tirage et à son propre message à relire.',
} satisfies French<ExcludedTexts>
