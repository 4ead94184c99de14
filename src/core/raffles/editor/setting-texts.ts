import { defineTexts } from '../../i18n/texts.ts'

const english = {
  fractionalJackpotPercent: 'Share of the sales',
  fractionalJackpotPercentHint: 'Of ticket sales alone, once on their total. Empty: no pot.',
  customJackpotEnabled: 'Custom jackpot',
  customJackpotEnabledHint:
    'The declared value is the jackpot, whatever is sold. The change is logged.',
  jackpotStatement: 'Line above the jackpot',
  jackpotSubTitle: 'Line below the jackpot',
  grandPrizeTitle: 'Title of the grand prize',
  grandPrizeDescription: 'Description of the grand prize',

  ticketLimit: 'Most tickets that may be sold',
  ticketLimitHint: 'Empty: no limit.',
  ticketThreshold: 'Say “almost sold out” from',
  ticketThresholdHint: 'Tickets left. Empty: never.',
  maxOrdersPerCustomer: 'Orders per customer',
  maxOrdersPerCustomerHint: 'Empty: no limit.',
  multiTicketPackageEnabled: 'Several packages in one order',
  allowSecondaryName: 'A second name on the tickets',
  allowSecondaryNameHint: 'For tickets that two people share.',
  geoLocation: 'Check where buyers are',
  geoLocationHint: 'By their browser’s location, where the law asks for it.',
  donationEnabled: 'Ask for a donation',
  requirePurchase: 'A donation needs a ticket',
  disableOnlineSales: 'No online sales',
  disableOnlineSalesHint: 'Staff and devices can still sell.',
  enableShippingInfo: 'Ask for a postal address',
  enableDemographics: 'Ask for age and gender',
  subscriptionsEnabled: 'Subscriptions',
  subscriptionsEnabledHint: 'Buyers can take part in each one that follows.',

  hidePot: 'Hide the jackpot',
  hideEntireGroup: 'Hide all linked raffles',
  hideSocialLinks: 'Hide links to social media',
  hidePrizeList: 'Hide the list of prizes',
  hideWinnersList: 'Hide the list of winners',
  hideCountDownTimer: 'Hide the countdown',
  hidePurchaseTab: 'Hide the purchase tab',

  pixelCode: 'Meta pixel',
  pixelCodeHint: 'The id alone, such as 1234567890123456.',
  gtmCode: 'Google Tag Manager',
  gtmCodeHint: 'The id alone, such as GTM-ABC1234.',

  allowInVenueSales: 'Sell in the venue',
  removeCashButton: 'No cash button',
  removeCreditButton: 'No credit button',
  removeDebitButton: 'No debit button',
  compactPrinting: 'Compact printing',
  compactPrintingHint: 'Shorter tickets: saves paper.',
  invenuePhone: 'Ask for a phone number',
  ivRequireFirstLastName: 'First and last name are required',
  ivRequireEmail: 'An email address is required',
  ivLogoUrl: 'Logo on printed tickets',
  tickerQrCode: 'Address behind the QR code on tickets',
  invenueTicketFooter: 'Footer of printed tickets',
  invenueFooterImage: 'Image in the footer of printed tickets',

  emailTicketBody: 'Body of the ticket email',
  emailTicketFooter: 'Footer of the ticket email',
  tickerHeader: 'Header of the ticket',
  tickerFooter: 'Footer of the ticket',
  tickerUrl: 'Link on the ticket',
  tickerLogo: 'Logo on the ticket',
  ticketFooterQRCode: 'Address behind the footer’s QR code',
  ticketFooterQRCodeImage: 'QR code image in the footer',
  ticketFooterQRCodeImageHint: 'Without one, a code is drawn from the address.',
  ticketFooterImage: 'Image in the ticket’s footer',

  whiteLabelEnabled: 'Use the charity’s own look',
  buttonColor: 'Colour of buttons',
  checkoutBannerUrl: 'Banner of the checkout',
  redirectUrl: 'Page after the purchase',
  redirectUrlHint: 'Where buyers go on to, such as a thank-you page. Empty: our own.',
}

export type SettingTexts = typeof english

/** Labels and hints of a raffle's settings, and of its ticket's and emails' texts. */
export const settingTexts = defineTexts(
  'raffle-settings',
  english,
  () => import('./setting-texts.fr.ts'),
)
