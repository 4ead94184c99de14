import { params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

const english = {
  newTitle: 'New raffle',
  editTitle: params<{ raffle: string }>('Edit {raffle}'),
  raffles: 'Raffles',
  backToRaffle: 'Raffle',
  newSubtitle: 'Only a name, a category and a place are needed to begin. The rest can follow.',
  loading: 'Loading the raffle',
  loadFailed: 'The raffle could not be loaded',
  retry: 'Retry',
  save: 'Save raffle',
  create: 'Create raffle',

  savedAsDraft:
    'A new raffle is stored as a draft. Once it is complete, you can request its activation.',
  statusAfter: 'Status after saving',
  statusActive: 'Active',
  statusActiveHint:
    'On sale from its start. It stays a draft while something is missing that an activation asks for.',
  statusDraft: 'Draft',
  statusDraftHint: 'Not on sale. To be activated later.',

  created: params<{ raffle: string }>('{raffle} was created.'),
  createdAsDraft: params<{ raffle: string }>('{raffle} was created as a draft.'),
  addImages: 'Add images',
  savedFields: params<{ fields: string }>('Saved: {fields}.'),
  savedMore: params<{ number: string }>('{number} more'),

  basics: 'Basics',
  licence: 'Licence and rules',
  dates: 'Dates and draw',
  tickets: 'Tickets and packages',
  jackpot: 'Jackpot',
  prizes: 'Prizes',
  page: 'Page and branding',
  emails: 'Emails and ticket',
  inVenue: 'In-venue sales',
  supportStatistics: 'Support statistics',
  tracking: 'Tracking',
  whiteLabel: 'White label',
  fees: 'Fees',
  licenceHint: 'Number and file are needed before the raffle can be activated.',
  inVenueHint: 'What sellers see on their devices, and what they print.',
  supportStatisticsHint: 'Lets buyers say what they support: a team, a ward, a family.',
  trackingHint: 'Measures visits to the sales page with services of your own.',
  whiteLabelHint: 'Gives the sales page the colours of the charity.',
  feesHint: 'For administrators only. The charity sees the result on its invoices.',
  moreBasics: 'More about this raffle',
  moreDates: 'Where it is announced',
  salesOptions: 'Options of the sale',
  moreJackpot: 'Words about the jackpot',
  grandPrize: 'Grand prize on the page',
  hiddenParts: 'Hide parts of the page',
  ticketParts: 'The printed ticket',
  sellerButtons: 'Buttons and fields for sellers',

  packagesLocked:
    'Tickets and prices can no longer change: tickets have been ordered on these terms. How many packages may be sold still can.',
  packageLocked: 'Locked since the first order',
  imagesLater: 'Save the raffle first: its images are stored with it.',

  shortlinkInvalid:
    'Use lower-case letters, digits and hyphens, such as harbour-lights. It may not begin or end with a hyphen.',
  timeZoneInvalid: 'Choose a time zone from the list.',
  colorInvalid: 'Write the colour as # and six digits, such as #5db966.',
  endBeforeStart: 'The end can’t be before the start.',
  drawBeforeEnd: 'The draw can’t be before the end of the sales.',
  drawBeforeStart: 'The draw can’t be before the start of the sales.',
  packageTwice: 'There is another package with the same tickets at the same price.',
  twoDecimals: 'A percentage has two decimals at most.',
  maxBelowGuarantee: 'The maximum can’t be below the guaranteed jackpot.',
  percentRange: 'The percentage must be between 1 and 100.',
  percentMissing: 'A 50/50 needs the share of its sales that is won.',

  package: 'Package',
  addPackage: 'Add package',
  packageSold: params<{ number: string }>('{number} sold'),
  termsWithReason:
    'Tickets have been sold on these amounts. To lower one, give a reason: it stands in “How computed” beside the jackpot, and in the activity.',
  termsRaiseOnly:
    'Tickets have been sold on these amounts. You can raise them; lowering one takes a product administrator or the account owner, and a reason.',
  termReason: 'Reason for the change',
  termReasonHint:
    'Tickets have been sold on what this changes. The reason stands in “How computed” beside the jackpot, and in the activity.',
  jackpotComputed:
    'It is computed from sales. A custom jackpot is entered here once it is switched on.',
  jackpotExample: params<{ sales: string; jackpot: string }>(
    'With sales of {sales}, the jackpot is {jackpot}.',
  ),

  prizesLater: 'Save the raffle first. Then its prizes can be added.',
  prizesNone: 'Beside its jackpot or grand prize, this raffle has no prizes yet.',
  prizesFailed: 'The prizes could not be loaded.',
  prizesLink: 'Manage prizes',
  prizesAll: params<{ number: string }>('and {number} more'),

  preview: 'Preview',
  emailPreview: 'Preview of the ticket email',
  previewFor: 'As it reaches',
  emailFrom: 'From',
  emailTo: 'To',
  emailSubject: 'Subject',
  emailUsual: 'Without a text of your own, buyers get our usual thanks with their tickets.',
  emailTickets: 'Ticket numbers and receipt stand here.',
  unnamedRaffle: 'this raffle',
  sendTest: 'Send test email',
  sendTestHint:
    'With the texts as they stand here, saved or not. The subject says that it is a test.',
  testLater: 'Save the raffle first. Then you can send a test.',
  testOwnPeople:
    'It goes to members of this organization only, at the address of their account; 20 an hour at most.',
  testRecipient: 'Send to',
  testLanguage: 'Language',
  english: 'English',
  french: 'French',
  testSend: 'Send test',
  testSent: params<{ recipient: string }>('A test email is on its way to {recipient}.'),

  fieldFirstName: 'First name',
  fieldLastName: 'Last name',
  fieldRaffle: 'Raffle',
  fieldTicketNumbers: 'Ticket numbers',
  fieldAmount: 'Amount paid',
  fieldDrawDate: 'Date of the draw',
  fieldDrawLocation: 'Place of the draw',
  fieldTicketsUrl: 'Link to the tickets',

  pagePreview: 'Preview of the sales page',
  buyTickets: 'Buy tickets',
  noBanner: 'Banner',
}

export type EditorTexts = typeof english

/** What the raffle editor says around its fields, in messages and in previews. */
export const editorTexts = defineTexts('raffle-editor', english, () => import('./texts.fr.ts'))
