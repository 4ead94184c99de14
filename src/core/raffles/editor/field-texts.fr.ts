import type { French } from '../../i18n/texts.ts'
import type { FieldTexts } from './field-texts.ts'

const french: French<FieldTexts> = {
  categoryFiftyHint: 'La personne gagnante reçoit une part des ventes.',
  categoryRaffleHint: 'Des prix fixés d’avance.',
  categorySweepstakesHint: 'On peut aussi participer sans achat.',
  categoryPromoHint: 'Les billets sont offerts.',
  state: 'État',
  regionHint: 'Où la licence est valable et où les acheteurs doivent habiter.',
  salesRepIdHint: 'L’identifiant de la personne qui suit cette tombola chez Raffle Desk.',
  isHomeLotteryHint:
    'Une maison est le grand prix; des tombolas complémentaires se vendent dans la même commande.',
  parentId: 'Complément de',
  parentIdHint: 'La tombola avec laquelle elle se vend, dans la même commande.',
  parentsUnread: 'Les tombolas au choix n’ont pas pu être chargées.',
  hasAddOns: 'Elle a ses propres compléments : un complément ne peut pas en avoir.',
  disablePostalCheckV2Hint:
    'Des acheteurs d’ailleurs peuvent alors commander. C’est la seule façon de contourner la vérification, et ce changement est consigné.',

  licenseNumberHint: 'Tel que l’autorité l’a écrit. Il est imprimé sur chaque billet.',
  licenseUrlHint: 'Le document lui-même.',
  rulesHint:
    'Dites ce qu’on peut gagner, où et quand a lieu le tirage, et jusqu’à quand un prix peut être réclamé.',

  timeZoneHint:
    'Toutes les dates de cette tombola s’entendent dans ce fuseau, où que soit le lecteur.',
  frequencyCronHint:
    'Le moment où commence la suivante. Laissez ce champ vide pour lancer chacune vous-même.',
  drawLocationHint:
    'Une adresse, ou la façon d’y assister. Le règlement et chaque billet l’indiquent.',
  drawTypeBarrelHint: 'Les talons sont imprimés et tirés à la main d’un baril.',
  drawTypeRngHint: 'Tirage sur le serveur, avec un certificat que tout le monde peut vérifier.',
  campaignLocations: 'Emplacements de campagne',
  inventoryHint: 'Le nombre de forfaits en vente peut rester vide : sans limite propre.',
  startingTicketNumberHint: 'Les numéros montent à partir d’ici.',
  statementDescriptorHint: 'Pour que les acheteurs reconnaissent le paiement.',

  startingPotCentsHint: 'Dans la cagnotte avant toute vente, comme un report.',
  guaranteedPotCentsHint: 'La cagnotte n’est jamais inférieure à ce montant.',
  maxJackpotHint: 'Vide : sans limite.',
  minimumJackpotDisplayCentsHint: 'En deçà, la page n’affiche aucun montant.',
  actualJackpotCentsHint:
    'D’un grand prix, taxes comprises, ou le montant d’une cagnotte personnalisée. Sans cette valeur, une telle tombola ne peut pas être fermée; une moitié-moitié n’en a pas besoin.',

  descriptionHint: 'À quoi sert la tombola, en quelques lignes. Elle figure en tête de la page.',
  shortlinkHint: 'La dernière partie de l’adresse de la page, comme lumieres-du-port.',

  supportStatsLabelHint: 'Telle que les acheteurs la lisent : « Quelle équipe soutenez-vous? »',

  fractionalJackpotPercentHint:
    'Des ventes de billets seulement, une fois sur leur total. Vide : pas de cagnotte.',
  customJackpotEnabledHint:
    'La valeur déclarée est la cagnotte, quelles que soient les ventes. Ce changement est consigné.',
  ticketLimitHint: 'Vide : sans limite.',
  ticketThresholdHint: 'Billets restants. Vide : jamais.',
  maxOrdersPerCustomerHint: 'Vide : sans limite.',
  allowSecondaryNameHint: 'Pour les billets que deux personnes partagent.',
  geoLocationHint: 'Selon la position de leur navigateur, là où la loi l’exige.',
  disableOnlineSalesHint: 'Le personnel et les appareils peuvent encore vendre.',
  subscriptionsEnabledHint: 'Les acheteurs peuvent participer à chacune des suivantes.',

  pixelCodeHint: 'L’identifiant seul, comme 1234567890123456.',
  gtmCodeHint: 'L’identifiant seul, comme GTM-ABC1234.',

  compactPrintingHint: 'Des billets plus courts : économise le papier.',
  ticketFooterQRCodeImageHint: 'Sans image, un code est dessiné d’après l’adresse.',
  redirectUrlHint:
    'Où les acheteurs sont dirigés ensuite, comme une page de remerciement. Vide : la nôtre.',
}

export default french
