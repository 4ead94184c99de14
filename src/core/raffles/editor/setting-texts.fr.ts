import type { French } from '../../i18n/texts.ts'
import type { SettingTexts } from './setting-texts.ts'

const french: French<SettingTexts> = {
  fractionalJackpotPercent: 'Part des ventes',
  fractionalJackpotPercentHint:
    'Des ventes de billets seulement, une fois sur leur total. Vide : pas de cagnotte.',
  customJackpotEnabled: 'Cagnotte personnalisée',
  customJackpotEnabledHint:
    'La valeur déclarée est la cagnotte, quelles que soient les ventes. Ce changement est consigné.',
  jackpotStatement: 'Ligne au-dessus de la cagnotte',
  jackpotSubTitle: 'Ligne sous la cagnotte',
  grandPrizeTitle: 'Titre du grand prix',
  grandPrizeDescription: 'Description du grand prix',

  ticketLimit: 'Nombre maximal de billets vendus',
  ticketLimitHint: 'Vide : sans limite.',
  ticketThreshold: 'Annoncer « presque épuisé » à partir de',
  ticketThresholdHint: 'Billets restants. Vide : jamais.',
  maxOrdersPerCustomer: 'Commandes par client',
  maxOrdersPerCustomerHint: 'Vide : sans limite.',
  multiTicketPackageEnabled: 'Plusieurs forfaits dans une commande',
  allowSecondaryName: 'Un deuxième nom sur les billets',
  allowSecondaryNameHint: 'Pour les billets que deux personnes partagent.',
  geoLocation: 'Vérifier où se trouvent les acheteurs',
  geoLocationHint: 'Selon la position de leur navigateur, là où la loi l’exige.',
  donationEnabled: 'Proposer de faire un don',
  requirePurchase: 'Un don exige un billet',
  disableOnlineSales: 'Aucune vente en ligne',
  disableOnlineSalesHint: 'Le personnel et les appareils peuvent encore vendre.',
  enableShippingInfo: 'Demander une adresse postale',
  enableDemographics: 'Demander l’âge et le genre',
  subscriptionsEnabled: 'Abonnements',
  subscriptionsEnabledHint: 'Les acheteurs peuvent participer à chacune des suivantes.',

  hidePot: 'Masquer la cagnotte',
  hideEntireGroup: 'Masquer toutes les tombolas liées',
  hideSocialLinks: 'Masquer les liens vers les médias sociaux',
  hidePrizeList: 'Masquer la liste des prix',
  hideWinnersList: 'Masquer la liste des gagnants',
  hideCountDownTimer: 'Masquer le compte à rebours',
  hidePurchaseTab: 'Masquer l’onglet d’achat',

  pixelCode: 'Pixel Meta',
  pixelCodeHint: 'L’identifiant seul, comme 1234567890123456.',
  gtmCode: 'Google Tag Manager',
  gtmCodeHint: 'L’identifiant seul, comme GTM-ABC1234.',

  allowInVenueSales: 'Vendre sur place',
  removeCashButton: 'Pas de bouton pour l’argent comptant',
  removeCreditButton: 'Pas de bouton pour le crédit',
  removeDebitButton: 'Pas de bouton pour le débit',
  compactPrinting: 'Impression compacte',
  compactPrintingHint: 'Des billets plus courts : économise le papier.',
  invenuePhone: 'Demander un numéro de téléphone',
  ivRequireFirstLastName: 'Le prénom et le nom sont obligatoires',
  ivRequireEmail: 'Une adresse courriel est obligatoire',
  ivLogoUrl: 'Logo des billets imprimés',
  tickerQrCode: 'Adresse du code QR des billets',
  invenueTicketFooter: 'Pied de page des billets imprimés',
  invenueFooterImage: 'Image au pied des billets imprimés',

  emailTicketBody: 'Corps du courriel des billets',
  emailTicketFooter: 'Pied de page du courriel des billets',
  tickerHeader: 'En-tête du billet',
  tickerFooter: 'Pied de page du billet',
  tickerUrl: 'Lien sur le billet',
  tickerLogo: 'Logo sur le billet',
  ticketFooterQRCode: 'Adresse du code QR du pied de page',
  ticketFooterQRCodeImage: 'Image du code QR du pied de page',
  ticketFooterQRCodeImageHint: 'Sans image, un code est dessiné d’après l’adresse.',
  ticketFooterImage: 'Image au pied du billet',

  whiteLabelEnabled: 'Utiliser l’image de marque de l’organisme',
  buttonColor: 'Couleur des boutons',
  checkoutBannerUrl: 'Bannière du paiement',
  redirectUrl: 'Page après l’achat',
  redirectUrlHint:
    'Où les acheteurs sont dirigés ensuite, comme une page de remerciement. Vide : la nôtre.',
}

export default french
