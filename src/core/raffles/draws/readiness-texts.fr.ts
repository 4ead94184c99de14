import type { French } from '../../i18n/texts.ts'
import type { ReadinessTexts } from './readiness-texts.ts'

export default {
  'ready-sales-not-ended': 'Les ventes pour ce tirage sont terminées.',
  'ready-raffle-not-ended': 'La tombola est terminée.',
  'ready-draw-date-not-reached': 'La date du tirage est arrivée.',
  'ready-no-tickets': 'Il y a des billets dans le tirage.',
  'ready-fewer-tickets-than-prizes': 'Il y a au moins autant de billets que de prix.',
  'ready-no-prizes': 'Il y a des prix à tirer.',
  'ready-orders-pending': 'Aucune commande n’attend son paiement.',
  'ready-cheques-uncleared': 'Tous les chèques sont compensés.',
  'ready-batches-open': 'Tous les lots de courrier sont équilibrés.',
  'ready-late-arrivals': 'Aucune commande en retard n’attend de décision.',
  'ready-outboxes-waiting': 'Aucun appareil n’a de commandes de cette tombola à envoyer.',
  'ready-cards-waiting': 'Toutes les cartes sont débitées.',
  'ready-draw-location-missing': 'Le lieu du tirage est indiqué.',
  'ready-raffle-not-active': 'La tombola a été activée.',
  'ready-earlier-draw-undecided': 'Les billets déjà gagnants qui ne participent plus sont connus.',

  'not-sales-not-ended': 'Les ventes pour ce tirage se poursuivent.',
  'not-raffle-not-ended': 'La tombola n’est pas terminée.',
  'not-draw-date-not-reached': 'La date du tirage n’est pas encore arrivée.',
  'not-no-tickets': 'Il n’y a aucun billet dans le tirage.',
  'not-fewer-tickets-than-prizes': {
    one: 'Il y a moins de billets que de prix : il en manque {number}.',
    many: 'Il y a moins de billets que de prix : il en manque {number}.',
  },
  'not-no-prizes': 'Il n’y a aucun prix à tirer.',
  'not-orders-pending': {
    one: '{number} commande attend son paiement.',
    many: '{number} commandes attendent leur paiement.',
  },
  'not-cheques-uncleared': {
    one: '{number} chèque n’est pas compensé.',
    many: '{number} chèques ne sont pas compensés.',
  },
  'not-batches-open': {
    one: '{number} lot de courrier comptant des commandes de cette tombola est ouvert.',
    many: '{number} lots de courrier comptant des commandes de cette tombola sont ouverts.',
  },
  'not-late-arrivals': {
    one: '{number} commande a été prise à temps et est arrivée en retard.',
    many: '{number} commandes ont été prises à temps et sont arrivées en retard.',
  },
  'not-outboxes-waiting': {
    one: 'Des commandes de cette tombola attendent sur {number} appareil.',
    many: 'Des commandes de cette tombola attendent sur {number} appareils.',
  },
  'not-cards-waiting': {
    one: 'La carte de {number} commande n’est pas encore débitée.',
    many: 'Les cartes de {number} commandes ne sont pas encore débitées.',
  },
  'not-draw-location-missing': 'Le lieu du tirage n’est pas indiqué.',
  'not-raffle-not-active': 'La tombola n’a jamais été activée.',
  'not-earlier-draw-undecided': {
    one: '{number} tirage antérieur, dont les billets gagnants ne participent plus, n’est pas terminé.',
    many: '{number} tirages antérieurs, dont les billets gagnants ne participent plus, ne sont pas terminés.',
  },

  'mend-sales-not-ended': 'Attendez la date limite ou reportez le prix à une autre date.',
  'mend-raffle-not-ended':
    'La date de fin arrête seulement les ventes. Mettez ensuite fin à la tombola.',
  'mend-draw-date-not-reached': 'Attendez la date du tirage ou fixez-en une plus tôt.',
  'mend-no-tickets': 'Un tirage exige au moins un billet payé.',
  'mend-fewer-tickets-than-prizes': 'Réduisez la quantité d’un prix ou vendez plus de billets.',
  'mend-no-prizes': 'Ajoutez un prix à ce tirage.',
  'mend-orders-pending': {
    one: 'Réglez-la, annulez-la ou excluez-la du tirage.',
    many: 'Réglez-les, annulez-les ou excluez-les du tirage.',
  },
  'mend-cheques-uncleared': {
    one: 'Consignez sa compensation ou excluez-le du tirage.',
    many: 'Consignez leur compensation ou excluez-les du tirage.',
  },
  'mend-batches-open': {
    one: 'Dans la saisie des commandes, entrez ce qui y manque, puis fermez-le.',
    many: 'Dans la saisie des commandes, entrez ce qui y manque, puis fermez-les.',
  },
  'mend-late-arrivals': {
    one: 'Ouvrez-la : admettez-la ou annulez-la. Ou excluez-la du tirage.',
    many: 'Ouvrez chacune : admettez-la ou annulez-la. Ou excluez-les du tirage.',
  },
  'mend-outboxes-waiting':
    'Elles partent dès que la personne qui vend a une session ouverte et du réseau sur l’appareil. Ou verrouillez sans elles.',
  'mend-cards-waiting':
    'Attendez la réponse de la banque : elle est interrogée de nouveau d’elle-même. Ou annulez-les.',
  'mend-draw-location-missing': 'Indiquez-le dans les dates et le tirage de la tombola.',
  'mend-raffle-not-active': 'Faites-la d’abord activer.',
  'mend-earlier-draw-undecided':
    'Terminez le tirage antérieur ou reportez ses prix à un tirage ultérieur.',

  'open-raffle': 'Ouvrir la tombola',
  'open-rafflePrizes': 'Ouvrir les prix',
  'open-raffleEditor': 'Modifier la tombola',
  'leave-orders-pending': {
    one: 'Exclure de ce tirage {number} commande en attente',
    many: 'Exclure de ce tirage {number} commandes en attente',
  },
  'leave-cheques-uncleared': {
    one: 'Exclure de ce tirage {number} chèque non compensé',
    many: 'Exclure de ce tirage {number} chèques non compensés',
  },
  'leave-late-arrivals': {
    one: 'Exclure de ce tirage {number} commande en retard',
    many: 'Exclure de ce tirage {number} commandes en retard',
  },
  'leave-outboxes-waiting': {
    one: 'Exclure ce qui attend sur {number} appareil',
    many: 'Exclure ce qui attend sur {number} appareils',
  },
  waitsWith: {
    one: '{seller} : {number} commande, a indiqué l’appareil le {moment}',
    many: '{seller} : {number} commandes, a indiqué l’appareil le {moment}',
  },
  leaveHint: {
    one: 'Ses billets ne peuvent pas gagner. Le certificat indique combien sont exclus.',
    many: 'Leurs billets ne peuvent pas gagner. Le certificat indique combien sont exclus.',
  },
  ready: 'Prêt',
  notReady: 'Pas prêt',
  leftOut: 'Exclu',
} satisfies French<ReadinessTexts>
