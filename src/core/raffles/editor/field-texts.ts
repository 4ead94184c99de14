import { defineTexts } from '../../i18n/texts.ts'

const english = {
  categoryFiftyHint: 'The winner gets a share of the sales.',
  categoryRaffleHint: 'Prizes that stand beforehand.',
  categorySweepstakesHint: 'Entries without a purchase too.',
  categoryPromoHint: 'Tickets are given away.',
  state: 'State',
  regionHint: 'Where the licence is valid and buyers must live.',
  salesRepIdHint: 'The id of whoever looks after this raffle at Raffle Desk.',
  isHomeLotteryHint: 'A house is the grand prize; add-on raffles are sold in the same order.',
  parentId: 'Add-on of',
  parentIdHint: 'The raffle that it is sold together with, in the same order.',
  parentsUnread: 'The raffles to choose from could not be loaded.',
  hasAddOns: 'It has add-ons of its own: an add-on can’t have any.',
  disablePostalCheckV2Hint:
    'Buyers from elsewhere can then order. This is the only way around the check, and the change is logged.',

  licenseNumberHint: 'As the regulator wrote it. It is printed on every ticket.',
  licenseUrlHint: 'The document itself.',
  rulesHint:
    'Say what can be won, where and when the draw is, and until when a prize can be claimed.',

  timeZoneHint: 'All dates of this raffle are meant in it, wherever the reader is.',
  frequencyCronHint: 'When the next one begins. Leave it empty to start each by hand.',
  drawLocationHint: 'An address, or how to watch it. The rules and every ticket name it.',
  drawTypeBarrelHint: 'Stubs are printed and drawn by hand from a barrel.',
  drawTypeRngHint: 'Drawn on the server, with a certificate that anyone can check.',
  campaignLocations: 'Campaign locations',
  inventoryHint: 'How many packages are for sale may stay empty: no limit of their own.',
  startingTicketNumberHint: 'Numbers go up from here.',
  statementDescriptorHint: 'So that buyers recognize the payment.',

  startingPotCentsHint: 'In the jackpot before anything is sold, such as a rollover.',
  guaranteedPotCentsHint: 'The jackpot is never below it.',
  maxJackpotHint: 'Empty: no limit.',
  minimumJackpotDisplayCentsHint: 'Below it, the page shows no amount.',
  actualJackpotCentsHint:
    'Of a grand prize, tax included, or the amount of a custom jackpot: without it, such a raffle can’t be closed. A 50/50 needs none.',

  descriptionHint: 'What the raffle is for, in a few lines. It stands at the head of the page.',
  shortlinkHint: 'The last part of the page’s address, such as harbour-lights.',

  supportStatsLabelHint: 'As buyers read it: “Which team do you support?”',

  fractionalJackpotPercentHint: 'Of ticket sales alone, once on their total. Empty: no pot.',
  customJackpotEnabledHint:
    'The declared value is the jackpot, whatever is sold. The change is logged.',
  ticketLimitHint: 'Empty: no limit.',
  ticketThresholdHint: 'Tickets left. Empty: never.',
  maxOrdersPerCustomerHint: 'Empty: no limit.',
  allowSecondaryNameHint: 'For tickets that two people share.',
  geoLocationHint: 'By their browser’s location, where the law asks for it.',
  disableOnlineSalesHint: 'Staff and devices can still sell.',
  subscriptionsEnabledHint: 'Buyers can take part in each one that follows.',

  pixelCodeHint: 'The id alone, such as 1234567890123456.',
  gtmCodeHint: 'The id alone, such as GTM-ABC1234.',

  compactPrintingHint: 'Shorter tickets: saves paper.',
  ticketFooterQRCodeImageHint: 'Without one, a code is drawn from the address.',
  redirectUrlHint: 'Where buyers go on to, such as a thank-you page. Empty: our own.',
}

export type FieldTexts = typeof english

/** What is said around a raffle's fields, settings, ticket and emails; their names stand in field-names.ts. */
export const fieldTexts = defineTexts(
  'raffle-field-hints',
  english,
  () => import('./field-texts.fr.ts'),
)
