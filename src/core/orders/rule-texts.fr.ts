import type { French } from '../i18n/texts.ts'
import type { OrderRuleTexts } from './rule-texts.ts'

export default {
  'role-void': 'Votre rôle ne permet pas d’annuler des commandes.',
  'role-restore': 'Votre rôle ne permet pas de rétablir des commandes annulées.',
  'role-take-part': 'Votre rôle ne permet pas d’admettre des commandes arrivées en retard.',
  'role-refund': 'Votre rôle ne permet pas de rendre de l’argent.',
  'role-correct': 'Votre rôle ne permet pas de modifier des commandes.',
  'role-clear-cheque': 'Votre rôle ne permet pas de consigner la compensation des chèques.',
  'role-same-day':
    'Vous pouvez modifier les commandes que vous avez saisies vous-même, le jour même.',
  'buyer-erased': 'Les données de cette personne ont été effacées : on ne lui écrit plus.',
  'already-void': 'Cette commande est déjà annulée.',
  'order-failed': 'Cette commande a échoué : il n’y a rien à annuler.',
  'order-not-mailable': 'Cette commande n’a pas de billets : il n’y a rien à envoyer.',
  'group-inactive':
    'Les commandes achetées ensemble sont mises de côté : rien n’en est envoyé tant qu’elles ne sont pas reprises.',
  'raffle-closed': 'La tombola est fermée.',
  'list-locked': 'La liste des billets d’un tirage est verrouillée : rien n’y entre ni n’en sort.',
  'order-has-winner': 'Un billet de cette commande a été tiré. Rejetez d’abord ce résultat.',
  'not-paid-yet': 'Cette commande n’est pas encore payée : on ne peut l’annuler qu’en entier.',
  'one-ticket-left': 'Il ne reste qu’un billet à cette commande : annulez la commande.',
  'ticket-void-already': 'Un de ces billets est déjà annulé.',
  'ticket-picked': 'Un de ces billets a été tiré. Rejetez d’abord ce résultat.',
  'restore-order-first': 'La commande elle-même est annulée : rétablissez-la d’abord.',
  'not-void': 'Cette commande n’est pas annulée.',
  'not-late': 'Cette commande n’est pas arrivée en retard : il n’y a rien à décider.',
  'takes-part-already': 'Cette commande a déjà été admise.',
  'never-had-tickets': 'Cette commande n’a jamais reçu de billets : il n’y a rien à rétablir.',
  'card-not-charged':
    'La carte n’a pas été débitée pour ces billets : ils restent annulés. Saisissez plutôt une nouvelle commande.',
  'money-went-back': 'De l’argent a été rendu à l’acheteur pour ces billets : ils restent annulés.',
  'nothing-to-refund': 'Tout l’argent a déjà été rendu.',
  'nothing-received':
    'Aucun argent n’a été reçu pour cette commande : il n’y a rien à rendre. L’argent d’un chèque est reçu dès que la banque l’a payé.',
  'void-first': 'Cette commande est valide. Annulez-la d’abord, puis son argent pourra être rendu.',
  'no-packs-left': 'Ce forfait est épuisé.',
  'no-tickets-left': 'Il ne reste pas assez de billets dans cette tombola.',
  'at-limit': 'Cette personne a atteint le nombre maximal de commandes de la tombola.',
  'void-not-sent': 'Cette commande est annulée.',
  'no-address': 'Cette personne n’a pas d’adresse courriel.',
  'cheque-uncleared': 'Le chèque n’est pas compensé.',
  'waits-for-staff':
    'Cette commande est arrivée après la fin des ventes : elle n’est dans aucun tirage avant que le personnel ne l’admette.',
  'mailed-already': 'Cette commande est déjà marquée comme postée.',
  'changed-since': 'Cette commande a été modifiée depuis qu’elle a été examinée.',
  'order-gone': 'Cette commande ne se trouve pas ici.',
  'not-a-cheque': 'Aucun chèque n’attend la banque ici : il n’y a rien à compenser.',
  'paid-by-hand':
    'Elle n’a pas été payée par carte : rendez l’argent, puis consignez-le dans la commande.',
  'void-not-printed': 'Cette commande est annulée : ses billets ne s’impriment pas.',
  'unpaid-not-printed': 'Cette commande n’est pas encore payée : ses billets ne s’impriment pas.',
  'printed-already': 'Les billets de cette commande ont déjà été imprimés.',
} satisfies French<OrderRuleTexts>
