import type { French } from '../../i18n/texts.ts'
import type { FieldTexts } from './field-texts.ts'

const french: French<FieldTexts> = {
  name: 'Nom',
  category: 'Catégorie',
  categoryFiftyHint: 'La personne gagnante reçoit une part des ventes.',
  categoryRaffleHint: 'Des prix fixés d’avance.',
  categorySweepstakesHint: 'On peut aussi participer sans achat.',
  categoryPromoHint: 'Les billets sont offerts.',
  province: 'Province',
  state: 'État',
  regionHint: 'Où la licence est valable et où les acheteurs doivent habiter.',
  salesRepId: 'Représentant commercial',
  salesRepIdHint: 'L’identifiant de la personne qui suit cette tombola chez Raffle Desk.',
  isHomeLottery: 'Loterie résidentielle',
  isHomeLotteryHint:
    'Une maison est le grand prix; des tombolas complémentaires se vendent dans la même commande.',
  parentId: 'Complément de',
  parentIdHint: 'La tombola avec laquelle elle se vend, dans la même commande.',
  parentsUnread: 'Les tombolas au choix n’ont pas pu être chargées.',
  hasAddOns: 'Elle a ses propres compléments : un complément ne peut pas en avoir.',
  disablePostalCheckV2: 'Ne pas vérifier les codes postaux',
  disablePostalCheckV2Hint:
    'Des acheteurs d’ailleurs peuvent alors commander. C’est la seule façon de contourner la vérification, et ce changement est consigné.',

  licenseNumber: 'Numéro de licence',
  licenseNumberHint: 'Tel que l’autorité l’a écrit. Il est imprimé sur chaque billet.',
  licenseUrl: 'Licence',
  licenseUrlHint: 'Le document lui-même.',
  rulesEnabled: 'Afficher le règlement sur la page',
  rules: 'Règlement',
  rulesHint:
    'Dites ce qu’on peut gagner, où et quand a lieu le tirage, et jusqu’à quand un prix peut être réclamé.',

  startDate: 'Début des ventes',
  endDate: 'Fin des ventes',
  drawDate: 'Tirage',
  timeZone: 'Fuseau horaire',
  timeZoneHint:
    'Toutes les dates de cette tombola s’entendent dans ce fuseau, où que soit le lecteur.',
  frequency: 'Fréquence',
  frequencyCron: 'Recommence',
  frequencyCronHint:
    'Le moment où commence la suivante. Laissez ce champ vide pour lancer chacune vous-même.',
  drawLocation: 'Lieu du tirage',
  drawLocationHint:
    'Une adresse, ou la façon d’y assister. Le règlement et chaque billet l’indiquent.',
  drawType: 'Type de tirage',
  drawTypeBarrelHint: 'Les talons sont imprimés et tirés à la main d’un baril.',
  drawTypeRngHint: 'Tirage sur le serveur, avec un certificat que tout le monde peut vérifier.',
  show: 'Afficher sur la page publique',
  showLiveRaffles: 'Afficher parmi les tombolas en cours',
  campaignLocations: 'Emplacements de campagne',
  showHomeOne: 'Premier emplacement de la page d’accueil',
  showHomeTwo: 'Deuxième emplacement de la page d’accueil',

  packages: 'Forfaits de billets',
  ticketCount: 'Billets',
  priceCents: 'Prix',
  inventory: 'Forfaits en vente',
  inventoryHint: 'Le nombre de forfaits en vente peut rester vide : sans limite propre.',
  startingTicketNumber: 'Premier numéro de billet',
  startingTicketNumberHint: 'Les numéros montent à partir d’ici.',
  ticketNumbersShow: 'Montrer les numéros des billets aux acheteurs',
  statementDescriptor: 'Texte sur les relevés de carte',
  statementDescriptorHint: 'Pour que les acheteurs reconnaissent le paiement.',

  startingPotCents: 'Cagnotte de départ',
  startingPotCentsHint: 'Dans la cagnotte avant toute vente, comme un report.',
  guaranteedPotCents: 'Cagnotte garantie',
  guaranteedPotCentsHint: 'La cagnotte n’est jamais inférieure à ce montant.',
  maxJackpot: 'Cagnotte maximale',
  maxJackpotHint: 'Vide : sans limite.',
  minimumJackpotDisplayCents: 'Afficher la cagnotte à partir de',
  minimumJackpotDisplayCentsHint: 'En deçà, la page n’affiche aucun montant.',
  actualJackpotCents: 'Valeur déclarée',
  actualJackpotCentsHint:
    'D’un grand prix, taxes comprises, ou le montant d’une cagnotte personnalisée. Sans cette valeur, une telle tombola ne peut pas être fermée; une moitié-moitié n’en a pas besoin.',

  logoUrl: 'Logo',
  description: 'Description',
  descriptionHint: 'À quoi sert la tombola, en quelques lignes. Elle figure en tête de la page.',
  shortlink: 'Adresse publique',
  shortlinkHint: 'La dernière partie de l’adresse de la page, comme lumieres-du-port.',

  supportStatsActive: 'Demander aux acheteurs ce qu’ils soutiennent',
  supportStatsForceSelectionEnabled: 'Une réponse est obligatoire',
  supportStatsShow: 'Afficher les résultats sur la page',
  supportStatsLabel: 'Question',
  supportStatsLabelHint: 'Telle que les acheteurs la lisent : « Quelle équipe soutenez-vous? »',

  raffleboxFeePercent: 'Frais sur les ventes de billets',
  raffleboxFeeFlatRateDollars: 'Frais fixes',
  raffleboxFeeFlatRateDollarsHint: 'Une seule fois pour toute la tombola.',
  raffleboxOrderFeeDollars: 'Frais par commande',
  processingFeePercent: 'Frais de traitement des cartes',
  raffleboxDonationFeePercent: 'Frais sur les dons',
}

export default french
