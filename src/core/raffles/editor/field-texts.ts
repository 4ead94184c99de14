import { defineTexts } from '../../i18n/texts.ts'

const english = {
  name: 'Name',
  category: 'Category',
  categoryFiftyHint: 'The winner gets a share of the sales.',
  categoryRaffleHint: 'Prizes that stand beforehand.',
  categorySweepstakesHint: 'Entries without a purchase too.',
  categoryPromoHint: 'Tickets are given away.',
  province: 'Province',
  state: 'State',
  regionHint: 'Where the licence is valid and buyers must live.',
  salesRepId: 'Sales representative',
  salesRepIdHint: 'The id of whoever looks after this raffle at Raffle Desk.',
  isHomeLottery: 'Home lottery',
  isHomeLotteryHint: 'A house is the grand prize; add-on raffles are sold in the same order.',
  parentId: 'Add-on of',
  parentIdHint: 'The raffle that it is sold together with, in the same order.',
  parentsUnread: 'The raffles to choose from could not be loaded.',
  hasAddOns: 'It has add-ons of its own: an add-on can’t have any.',
  disablePostalCheckV2: 'Don’t check postal codes',
  disablePostalCheckV2Hint:
    'Buyers from elsewhere can then order. This is the only way around the check, and the change is logged.',

  licenseNumber: 'Licence number',
  licenseNumberHint: 'As the regulator wrote it. It is printed on every ticket.',
  licenseUrl: 'Licence',
  licenseUrlHint: 'The document itself.',
  rulesEnabled: 'Show the rules on the page',
  rules: 'Rules',
  rulesHint:
    'Say what can be won, where and when the draw is, and until when a prize can be claimed.',

  startDate: 'Sales start',
  endDate: 'Sales end',
  drawDate: 'Draw',
  timeZone: 'Time zone',
  timeZoneHint: 'All dates of this raffle are meant in it, wherever the reader is.',
  frequency: 'Frequency',
  frequencyCron: 'Starts again',
  frequencyCronHint: 'When the next one begins. Leave it empty to start each by hand.',
  drawLocation: 'Place of the draw',
  drawLocationHint: 'An address, or how to watch it. The rules and every ticket name it.',
  drawType: 'Draw type',
  drawTypeBarrelHint: 'Stubs are printed and drawn by hand from a barrel.',
  drawTypeRngHint: 'Drawn on the server, with a certificate that anyone can check.',
  show: 'Show on the public page',
  showLiveRaffles: 'List among live raffles',
  campaignLocations: 'Campaign locations',
  showHomeOne: 'First place on the home page',
  showHomeTwo: 'Second place on the home page',

  packages: 'Ticket packages',
  ticketCount: 'Tickets',
  priceCents: 'Price',
  inventory: 'Packages for sale',
  inventoryHint: 'How many packages are for sale may stay empty: no limit of their own.',
  startingTicketNumber: 'First ticket number',
  startingTicketNumberHint: 'Numbers go up from here.',
  ticketNumbersShow: 'Show ticket numbers to buyers',
  statementDescriptor: 'Text on card statements',
  statementDescriptorHint: 'So that buyers recognize the payment.',

  startingPotCents: 'Starting pot',
  startingPotCentsHint: 'In the jackpot before anything is sold, such as a rollover.',
  guaranteedPotCents: 'Guaranteed jackpot',
  guaranteedPotCentsHint: 'The jackpot is never below it.',
  maxJackpot: 'Maximum jackpot',
  maxJackpotHint: 'Empty: no limit.',
  minimumJackpotDisplayCents: 'Show the jackpot from',
  minimumJackpotDisplayCentsHint: 'Below it, the page shows no amount.',
  actualJackpotCents: 'Declared value',
  actualJackpotCentsHint:
    'Of a grand prize, tax included, or the amount of a custom jackpot: without it, such a raffle can’t be closed. A 50/50 needs none.',

  logoUrl: 'Logo',
  description: 'Description',
  descriptionHint: 'What the raffle is for, in a few lines. It stands at the head of the page.',
  shortlink: 'Public address',
  shortlinkHint: 'The last part of the page’s address, such as harbour-lights.',

  supportStatsActive: 'Ask buyers what they support',
  supportStatsForceSelectionEnabled: 'An answer is required',
  supportStatsShow: 'Show the results on the page',
  supportStatsLabel: 'Question',
  supportStatsLabelHint: 'As buyers read it: “Which team do you support?”',

  raffleboxFeePercent: 'Fee on ticket sales',
  raffleboxFeeFlatRateDollars: 'Flat fee',
  raffleboxFeeFlatRateDollarsHint: 'Once for the whole raffle.',
  raffleboxOrderFeeDollars: 'Fee per order',
  processingFeePercent: 'Card processing fee',
  raffleboxDonationFeePercent: 'Fee on donations',
}

export type FieldTexts = typeof english

/** Labels and hints of a raffle's fields; draw types to the letter (docs/specification.md, section 5). */
export const fieldTexts = defineTexts('raffle-fields', english, () => import('./field-texts.fr.ts'))
