import type { Locale } from '../../../../src/core/i18n/texts.ts'

/** What the API says when it refuses a step of a draw, a pick, or a change of an order. */
export const drawMessages = {
  'sales-not-ended': {
    en: 'Sales for this draw have not ended yet.',
    fr: 'Les ventes pour ce tirage ne sont pas terminées.',
  },
  'raffle-not-ended': {
    en: 'End the raffle first.',
    fr: 'Terminez d’abord la tombola.',
  },
  'draw-date-not-reached': {
    en: 'The draw date has not been reached yet.',
    fr: 'La date du tirage n’est pas encore arrivée.',
  },
  'no-tickets': {
    en: 'No ticket takes part.',
    fr: 'Aucun billet ne participe.',
  },
  'fewer-tickets-than-prizes': {
    en: 'There are fewer tickets than prizes: {count} too few.',
    fr: 'Il y a moins de billets que de prix : il en manque {count}.',
  },
  'no-prizes': {
    en: 'This draw has no prize.',
    fr: 'Ce tirage n’a aucun prix.',
  },
  'orders-pending': {
    en: 'Orders that wait for their payment: {count}.',
    fr: 'Commandes en attente de paiement : {count}.',
  },
  'cheques-uncleared': {
    en: 'Cheques that have not cleared: {count}.',
    fr: 'Chèques non compensés : {count}.',
  },
  'late-arrivals': {
    en: 'Orders that came late, of which nobody has decided: {count}.',
    fr: 'Commandes arrivées en retard, à décider : {count}.',
  },
  'outboxes-waiting': {
    en: 'Devices on which orders of this raffle wait to be sent: {count}.',
    fr: 'Appareils où des commandes de cette tombola attendent leur envoi : {count}.',
  },
  'batches-open': {
    en: 'Batches of mail with orders of this raffle that are open: {count}.',
    fr: 'Lots de courrier ouverts comptant des commandes de cette tombola : {count}.',
  },
  'cards-waiting': {
    en: 'Orders whose card is not charged yet: {count}.',
    fr: 'Commandes dont la carte n’est pas encore débitée : {count}.',
  },
  'draw-location-missing': {
    en: 'The raffle does not say where it is drawn.',
    fr: 'Le lieu du tirage n’est pas indiqué.',
  },
  'raffle-not-active': {
    en: 'The raffle is not active.',
    fr: 'La tombola n’est pas active.',
  },
  'earlier-draw-undecided': {
    en: 'Earlier draws whose winning tickets leave the pool, and that are not complete: {count}.',
    fr: 'Tirages antérieurs non terminés dont les billets gagnants ne participent plus : {count}.',
  },
  'already-locked': {
    en: 'The list of tickets is locked already.',
    fr: 'La liste des billets est déjà verrouillée.',
  },
  'draw-complete': {
    en: 'This draw is complete.',
    fr: 'Ce tirage est terminé.',
  },
  'not-locked': {
    en: 'The list of tickets is not locked.',
    fr: 'La liste des billets n’est pas verrouillée.',
  },
  'entropy-given': {
    en: 'The list can’t be opened again: a witness has given dice or words.',
    fr: 'La liste ne peut plus être rouverte : un témoin a donné des dés ou des mots.',
  },
  'already-drawn': {
    en: 'The list can’t be opened again: a ticket has been drawn from it.',
    fr: 'La liste ne peut plus être rouverte : un billet en a été tiré.',
  },
  'not-for-barrel': {
    en: 'A barrel draw does without this step.',
    fr: 'Un tirage au baril se passe de cette étape.',
  },
  'barrel-only': {
    en: 'Only a barrel draw has stubs.',
    fr: 'Seul un tirage au baril a des talons.',
  },
  'receipt-taken': {
    en: 'A witness has taken the receipt already.',
    fr: 'Un témoin a déjà pris le reçu.',
  },
  'receipt-missing': {
    en: 'A witness has to take the receipt first.',
    fr: 'Un témoin doit d’abord prendre le reçu.',
  },
  'receipt-code-wrong': {
    en: 'These are not the first 8 characters of the receipt’s root.',
    fr: 'Ce ne sont pas les 8 premiers caractères de la racine du reçu.',
  },
  'entropy-missing': {
    en: 'A witness has to give dice or words first.',
    fr: 'Un témoin doit d’abord donner des dés ou des mots.',
  },
  'stubs-missing': {
    en: 'Tickets of the list that were never printed, and could not be drawn: {count}.',
    fr: 'Billets de la liste jamais imprimés, qui ne pourraient pas être tirés : {count}.',
  },
  'entropy-final': {
    en: 'The first entry is final. This one was refused and logged.',
    fr: 'La première saisie est définitive. Celle-ci a été refusée et consignée.',
  },
  'entropy-repeated': {
    en: 'A redraw needs dice or words that nobody has given before. This entry was refused and logged.',
    fr: 'Un nouveau tirage exige des dés ou des mots encore jamais donnés. Cette saisie a été refusée et consignée.',
  },
  'witness-is-staff': {
    en: 'Somebody who works for the organization or for the product can’t be the witness.',
    fr: 'Une personne qui travaille pour l’organisme ou pour le produit ne peut pas être le témoin.',
  },
  'witness-has-buyers-name': {
    en: 'A buyer of this raffle has that name. Say whether the witness is another person.',
    fr: 'Une personne qui a acheté des billets de cette tombola porte ce nom. Dites si le témoin est une autre personne.',
  },
  'entropy-spelling': {
    en: 'There is one spelling only: “{form}”. Dice have one blank between them; words are in lower case, without accents, with one blank between them.',
    fr: 'Il n’y a qu’une seule graphie : « {form} ». Les dés sont séparés par une espace; les mots sont en minuscules, sans accents, séparés par une espace.',
  },
  'dice-shape': {
    en: 'Dice are digits from 1 to 6.',
    fr: 'Les dés sont des chiffres de 1 à 6.',
  },
  'dice-few': {
    en: 'At least {least} dice are needed.',
    fr: 'Il faut au moins {least} dés.',
  },
  'dice-alike': {
    en: 'These dice are all alike. Roll them again.',
    fr: 'Ces dés sont tous pareils. Lancez-les de nouveau.',
  },
  'words-letters': {
    en: 'Words can have the letters a to z and digits only.',
    fr: 'Les mots ne peuvent contenir que les lettres de a à z et des chiffres.',
  },
  'words-numbers': {
    en: 'These are numbers. Give dice as dice, or words.',
    fr: 'Ce sont des nombres. Donnez des dés comme dés, ou des mots.',
  },
  'words-few': {
    en: 'At least {least} different words are needed.',
    fr: 'Il faut au moins {least} mots différents.',
  },
  'redraw-entropy-missing': {
    en: 'The rejected winner has to be answered with fresh dice or words first.',
    fr: 'Il faut d’abord de nouveaux dés ou de nouveaux mots pour la personne gagnante refusée.',
  },
  'prize-complete': {
    en: 'The prize has no more winners to pick: {left} left.',
    fr: 'Le prix n’a plus autant de gagnants à désigner : il en reste {left}.',
  },
  'batch-under-way': {
    en: 'A batch of picks for this prize is under way.',
    fr: 'Un lot de désignations est en cours pour ce prix.',
  },
  'no-failed-batch': {
    en: 'No batch has stopped.',
    fr: 'Aucun lot ne s’est arrêté.',
  },
  'draw-not-complete': {
    en: 'The certificate is issued when every prize has its confirmed winners.',
    fr: 'Le certificat est délivré lorsque chaque prix a ses gagnants confirmés.',
  },
  'stubs-printed-before': {
    en: 'Stubs printed before: {count}. Print them again as reprints, with a reason.',
    fr: 'Talons déjà imprimés : {count}. Réimprimez-les en indiquant un motif.',
  },
  'stubs-not-printed': {
    en: 'Stubs never printed: {count}. They can’t be reprints.',
    fr: 'Talons jamais imprimés : {count}. Ce ne peuvent être des réimpressions.',
  },
  'no-stubs': {
    en: 'No ticket of this draw has such a number.',
    fr: 'Aucun billet de ce tirage ne porte un tel numéro.',
  },
  'wrong-code': {
    en: 'The validation code doesn’t belong to ticket {number}.',
    fr: 'Le code de validation n’est pas celui du billet {number}.',
  },
  'ticket-unknown': {
    en: 'Ticket {number} was never sold in this raffle.',
    fr: 'Le billet {number} n’a jamais été vendu dans cette tombola.',
  },
  'ticket-of-other-raffle': {
    en: 'This stub of ticket {number} belongs to another raffle.',
    fr: 'Ce talon du billet {number} appartient à une autre tombola.',
  },
  'stub-of-other-draw': {
    en: 'This stub of ticket {number} belongs to another draw of the raffle.',
    fr: 'Ce talon du billet {number} appartient à un autre tirage de cette tombola.',
  },
  'ticket-void': {
    en: 'Ticket {number} is void.',
    fr: 'Le billet {number} est annulé.',
  },
  'ticket-too-late': {
    en: 'Ticket {number} was bought after the cut-off.',
    fr: 'Le billet {number} a été acheté après la date limite.',
  },
  'ticket-unpaid': {
    en: 'Ticket {number} was not paid when the list was locked.',
    fr: 'Le billet {number} n’était pas payé au moment du verrouillage.',
  },
  'ticket-won-earlier': {
    en: 'Ticket {number} has won in an earlier draw and is out of the pool.',
    fr: 'Le billet {number} a gagné lors d’un tirage précédent et ne participe plus.',
  },
  'ticket-already-drawn': {
    en: 'Ticket {number} has been drawn already.',
    fr: 'Le billet {number} a déjà été tiré.',
  },
  'not-picked': {
    en: 'This ticket was verified already.',
    fr: 'Ce billet a déjà été vérifié.',
  },
  'not-verified': {
    en: 'Verify the ticket first.',
    fr: 'Vérifiez d’abord le billet.',
  },
  'already-confirmed': {
    en: 'This winner is confirmed.',
    fr: 'Cette personne gagnante est confirmée.',
  },
  'already-rejected': {
    en: 'This pick was rejected.',
    fr: 'Cette désignation a été refusée.',
  },
  'order-not-active': {
    en: 'The order is no longer active.',
    fr: 'La commande n’est plus active.',
  },
  'checks-missing': {
    en: 'Checks that are still missing: {count}.',
    fr: 'Vérifications manquantes : {count}.',
  },
  'same-person': {
    en: 'Another person has to confirm this winner.',
    fr: 'Une autre personne doit confirmer cette personne gagnante.',
  },
  'second-person-asked': {
    en: 'Two people confirm each winner of this organization: pick first, then both confirm.',
    fr: 'Deux personnes confirment chaque gagnant de cet organisme : tirez d’abord, puis les deux confirment.',
  },
  'confirmed-one-by-one': {
    en: 'Several winners are picked first, and each is verified and confirmed by itself.',
    fr: 'Plusieurs gagnants sont d’abord tirés, puis chacun est vérifié et confirmé séparément.',
  },
  'flag-reason-missing': {
    en: 'Something speaks against this buyer. Say why the ticket wins all the same.',
    fr: 'Un signalement vise cette personne. Dites pourquoi le billet gagne malgré tout.',
  },
  'excluded-already': {
    en: 'This person is on the list already.',
    fr: 'Cette personne est déjà sur la liste.',
  },
  'sign-in-needed': {
    en: 'Two people confirm winners in this organization, each signed in: a token of an embedded page can’t confirm for them.',
    fr: 'Dans cet organisme, deux personnes confirment les gagnants, chacune connectée : le jeton d’une page intégrée ne peut pas le faire à leur place.',
  },
  'no-message': {
    en: 'There is no message to this buyer.',
    fr: 'Il n’y a aucun message pour cet acheteur.',
  },
  'message-decided': {
    en: 'This message was sent or discarded already.',
    fr: 'Ce message a déjà été envoyé ou supprimé.',
  },
  'no-recipient': {
    en: 'The buyer has no email address.',
    fr: 'L’acheteur n’a pas d’adresse courriel.',
  },
} as const satisfies Record<string, Record<Locale, string>>
