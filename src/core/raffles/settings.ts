/** Event settings (docs/specification.md, section 3), every field of it, with what a new raffle starts with. */
import type { Values } from '../fields/field.ts'
import { countOrNull, longText, percentageOrNull, record, text, yesNo } from '../fields/kinds.ts'
import { colour, file, webAddress } from '../fields/page-kinds.ts'

/** White label: the sales page in the charity's own dress. */
const whiteLabel = record({
  enabled: yesNo(false),
  /** The specification's. */
  buttonColor: colour('#5db966'),
  checkoutBannerUrl: file(),
  redirectUrl: webAddress(),
})

export const settingFields = {
  /** The share of ticket sales that is the jackpot; null without a pot. */
  fractionalJackpotPercent: percentageOrNull(1),
  allowInVenueSales: yesNo(false),
  allowSecondaryName: yesNo(false),
  geoLocation: yesNo(false),
  /** The jackpot is the amount that staff enter (`actualJackpotCents`), whatever is sold. */
  customJackpotEnabled: yesNo(false),
  jackpotStatement: text(200),
  jackpotSubTitle: text(200),
  maxOrdersPerCustomer: countOrNull({ least: 1 }),
  /** The most tickets that may be sold. */
  ticketLimit: countOrNull({ least: 1 }),
  /** The page says "almost sold out" from this many tickets left. */
  ticketThreshold: countOrNull({ least: 1 }),

  hidePot: yesNo(false),
  hideEntireGroup: yesNo(false),
  hideSocialLinks: yesNo(false),
  hidePrizeList: yesNo(false),
  hideWinnersList: yesNo(false),
  hideCountDownTimer: yesNo(false),
  hidePurchaseTab: yesNo(false),

  pixelCode: text(100),
  gtmCode: text(100),

  removeCashButton: yesNo(false),
  removeCreditButton: yesNo(false),
  removeDebitButton: yesNo(false),
  compactPrinting: yesNo(false),
  ivLogoUrl: file(),
  tickerQrCode: webAddress(),
  invenuePhone: yesNo(false),
  ivRequireFirstLastName: yesNo(false),
  ivRequireEmail: yesNo(false),

  grandPrizeTitle: text(200),
  grandPrizeDescription: longText(4000),

  donationEnabled: yesNo(false),
  requirePurchase: yesNo(false),
  multiTicketPackageEnabled: yesNo(true),
  disableOnlineSales: yesNo(false),
  enableShippingInfo: yesNo(false),
  enableDemographics: yesNo(false),
  subscriptionsEnabled: yesNo(false),

  whiteLabel,
}
export type RaffleSettings = Values<typeof settingFields>

/** What of them whoever sells for the raffle goes by (core/order-entry). */
export function sellingSettings(settings: RaffleSettings) {
  return {
    secondName: settings.allowSecondaryName,
    shipping: settings.enableShippingInfo,
    demographics: settings.enableDemographics,
    donation: settings.donationEnabled,
    needsPurchase: settings.requirePurchase,
    severalPackages: settings.multiTicketPackageEnabled,
    maxOrders: settings.maxOrdersPerCustomer,
  }
}
