import type { French } from '../../i18n/texts.ts'
import type { EditorTexts } from './texts.ts'

const french: French<EditorTexts> = {
  newTitle: 'Nouvelle tombola',
  editTitle: 'Modifier {raffle}',
  raffles: 'Tombolas',
  backToRaffle: 'Tombola',
  newSubtitle:
    'Un nom, une catégorie et un endroit suffisent pour commencer. Le reste peut suivre.',
  loading: 'Chargement de la tombola',
  loadFailed: 'La tombola n’a pas pu être chargée',
  retry: 'Réessayer',
  save: 'Enregistrer la tombola',
  create: 'Créer la tombola',

  savedAsDraft:
    'Une nouvelle tombola est enregistrée comme brouillon. Une fois qu’elle est complète, vous pouvez en demander l’activation.',
  statusAfter: 'État après l’enregistrement',
  statusActive: 'Active',
  statusActiveHint:
    'En vente dès son début. Elle reste un brouillon tant qu’il manque un élément exigé pour l’activation.',
  statusDraft: 'Brouillon',
  statusDraftHint: 'Pas en vente. À activer plus tard.',

  created: '{raffle} : la tombola a été créée.',
  createdAsDraft: '{raffle} : la tombola a été créée comme brouillon.',
  addImages: 'Ajouter des images',
  savedFields: 'Enregistré : {fields}.',
  savedMore: '{number} de plus',

  basics: 'Essentiel',
  licence: 'Licence et règlement',
  dates: 'Dates et tirage',
  tickets: 'Billets et forfaits',
  jackpot: 'Cagnotte',
  prizes: 'Prix',
  page: 'Page et image de marque',
  emails: 'Courriels et billet',
  inVenue: 'Ventes sur place',
  supportStatistics: 'Statistiques de soutien',
  tracking: 'Suivi',
  whiteLabel: 'Marque blanche',
  fees: 'Frais',
  licenceHint: 'Le numéro et le fichier sont nécessaires avant l’activation de la tombola.',
  inVenueHint: 'Ce que les vendeurs voient sur leurs appareils et ce qu’ils impriment.',
  supportStatisticsHint:
    'Permet aux acheteurs de dire ce qu’ils soutiennent : une équipe, une unité, une famille.',
  trackingHint: 'Mesure les visites de la page de vente au moyen de vos propres services.',
  whiteLabelHint: 'Donne à la page de vente les couleurs de l’organisme.',
  feesHint: 'Réservé aux administrateurs. L’organisme en voit le résultat sur ses factures.',
  moreBasics: 'Autres renseignements sur cette tombola',
  moreDates: 'Où elle est annoncée',
  salesOptions: 'Options de la vente',
  moreJackpot: 'Textes sur la cagnotte',
  grandPrize: 'Grand prix sur la page',
  hiddenParts: 'Masquer des parties de la page',
  ticketParts: 'Le billet imprimé',
  sellerButtons: 'Boutons et champs des vendeurs',

  packagesLocked:
    'Le nombre de billets et les prix ne peuvent plus changer : des billets ont été commandés à ces conditions. La quantité offerte de chaque forfait le peut encore.',
  packageLocked: 'Verrouillé depuis la première commande',
  imagesLater: 'Enregistrez d’abord la tombola : ses images sont conservées avec elle.',

  shortlinkInvalid:
    'Utilisez des lettres minuscules, des chiffres et des traits d’union, comme lumieres-du-port, sans trait d’union au début ni à la fin.',
  timeZoneInvalid: 'Choisissez un fuseau horaire dans la liste.',
  colorInvalid: 'Écrivez la couleur sous la forme # suivi de six chiffres, comme #5db966.',
  endBeforeStart: 'La fin ne peut pas précéder le début.',
  drawBeforeEnd: 'Le tirage ne peut pas précéder la fin des ventes.',
  drawBeforeStart: 'Le tirage ne peut pas précéder le début des ventes.',
  packageTwice: 'Un autre forfait offre autant de billets au même prix.',
  twoDecimals: 'Un pourcentage a au plus deux décimales.',
  maxBelowGuarantee: 'Le maximum ne peut pas être inférieur à la cagnotte garantie.',
  percentRange: 'Le pourcentage doit se situer entre 1 et 100.',
  percentMissing: 'Une moitié-moitié doit préciser la part des ventes à gagner.',

  package: 'Forfait',
  addPackage: 'Ajouter un forfait',
  packageSold: 'Vendus : {number}',
  termsWithReason:
    'Des billets ont été vendus à ces montants. Pour en réduire un, donnez une raison : elle figure sous « Comment elle se calcule », près de la cagnotte, et dans l’activité.',
  termsRaiseOnly:
    'Des billets ont été vendus à ces montants. Vous pouvez les augmenter; seuls l’administration du produit et le titulaire du compte peuvent en réduire un, en donnant une raison.',
  termReason: 'Raison du changement',
  termReasonHint:
    'Des billets ont été vendus aux conditions que ceci modifie. La raison figure sous « Comment elle se calcule », près de la cagnotte, et dans l’activité.',
  jackpotComputed:
    'Elle est calculée à partir des ventes. Une cagnotte personnalisée se saisit ici une fois activée.',
  jackpotExample: 'Avec des ventes de {sales}, la cagnotte est de {jackpot}.',

  prizesLater: 'Enregistrez d’abord la tombola. Ses prix pourront ensuite être ajoutés.',
  prizesNone: 'Hormis sa cagnotte ou son grand prix, cette tombola n’a pas encore de prix.',
  prizesFailed: 'Les prix n’ont pas pu être chargés.',
  prizesLink: 'Gérer les prix',
  prizesAll: 'et {number} de plus',

  preview: 'Aperçu',
  emailPreview: 'Aperçu du courriel des billets',
  previewFor: 'Tel que le reçoit',
  emailFrom: 'De',
  emailTo: 'À',
  emailSubject: 'Objet',
  emailUsual:
    'Sans texte de votre part, les acheteurs reçoivent nos remerciements habituels avec leurs billets.',
  emailTickets: 'Les numéros des billets et le reçu figurent ici.',
  unnamedRaffle: 'cette tombola',
  sendTest: 'Envoyer un courriel d’essai',
  sendTestHint:
    'Avec les textes tels qu’ils sont ici, enregistrés ou non. L’objet indique qu’il s’agit d’un essai.',
  testLater: 'Enregistrez d’abord la tombola. Vous pourrez ensuite envoyer un essai.',
  testOwnPeople:
    'Il ne va qu’aux membres de cet organisme, à l’adresse de leur compte; 20 par heure au plus.',
  testRecipient: 'Envoyer à',
  testLanguage: 'Langue',
  english: 'anglais',
  french: 'français',
  testSend: 'Envoyer l’essai',
  testSent: 'Un courriel d’essai est en route vers {recipient}.',

  fieldFirstName: 'Prénom',
  fieldLastName: 'Nom',
  fieldRaffle: 'Tombola',
  fieldTicketNumbers: 'Numéros des billets',
  fieldAmount: 'Montant payé',
  fieldDrawDate: 'Date du tirage',
  fieldDrawLocation: 'Lieu du tirage',
  fieldTicketsUrl: 'Lien vers les billets',

  pagePreview: 'Aperçu de la page de vente',
  buyTickets: 'Acheter des billets',
  noBanner: 'Bannière',
}

export default french
