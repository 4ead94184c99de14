/** Event settings (docs/specification.md, section 3), every field of it. */
import * as v from 'valibot'
import { CountSchema } from '../fields/values.ts'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** White label: the sales page in the charity's own dress. */
export const WhiteLabelSchema = v.object({
  enabled: v.boolean(),
  /** `#rrggbb`: capitals are taken, and kept as small letters. */
  buttonColor: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check(isColor, 'color'),
    v.transform(text => text.toLowerCase()),
  ),
  checkoutBannerUrl: v.nullable(text(2000)),
  redirectUrl: v.nullable(text(2000)),
})

export const RaffleSettingsSchema = v.object({
  /** The share of ticket sales that is the jackpot, 1 to 100 with two decimals at most; null without a pot. */
  fractionalJackpotPercent: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
  allowInVenueSales: v.boolean(),
  allowSecondaryName: v.boolean(),
  geoLocation: v.boolean(),
  /** The jackpot is the amount that staff enter (`actualJackpotCents`), whatever is sold. */
  customJackpotEnabled: v.boolean(),
  jackpotStatement: text(200),
  jackpotSubTitle: text(200),
  maxOrdersPerCustomer: v.nullable(CountSchema),
  /** The most tickets that may be sold. */
  ticketLimit: v.nullable(CountSchema),
  /** The page says "almost sold out" from this many tickets left, one at least. */
  ticketThreshold: v.nullable(CountSchema),

  hidePot: v.boolean(),
  hideEntireGroup: v.boolean(),
  hideSocialLinks: v.boolean(),
  hidePrizeList: v.boolean(),
  hideWinnersList: v.boolean(),
  hideCountDownTimer: v.boolean(),
  hidePurchaseTab: v.boolean(),

  pixelCode: text(100),
  gtmCode: text(100),

  removeCashButton: v.boolean(),
  removeCreditButton: v.boolean(),
  removeDebitButton: v.boolean(),
  compactPrinting: v.boolean(),
  ivLogoUrl: v.nullable(text(2000)),
  tickerQrCode: v.nullable(text(2000)),
  invenuePhone: v.boolean(),
  ivRequireFirstLastName: v.boolean(),
  ivRequireEmail: v.boolean(),

  grandPrizeTitle: text(200),
  grandPrizeDescription: text(4000),

  donationEnabled: v.boolean(),
  requirePurchase: v.boolean(),
  multiTicketPackageEnabled: v.boolean(),
  disableOnlineSales: v.boolean(),
  enableShippingInfo: v.boolean(),
  enableDemographics: v.boolean(),
  subscriptionsEnabled: v.boolean(),

  whiteLabel: WhiteLabelSchema,
})
export type RaffleSettings = v.InferOutput<typeof RaffleSettingsSchema>

/** What a new raffle starts with; the button's colour is the specification's. */
export const defaultSettings: RaffleSettings = {
  fractionalJackpotPercent: null,
  allowInVenueSales: false,
  allowSecondaryName: false,
  geoLocation: false,
  customJackpotEnabled: false,
  jackpotStatement: '',
  jackpotSubTitle: '',
  maxOrdersPerCustomer: null,
  ticketLimit: null,
  ticketThreshold: null,
  hidePot: false,
  hideEntireGroup: false,
  hideSocialLinks: false,
  hidePrizeList: false,
  hideWinnersList: false,
  hideCountDownTimer: false,
  hidePurchaseTab: false,
  pixelCode: '',
  gtmCode: '',
  removeCashButton: false,
  removeCreditButton: false,
  removeDebitButton: false,
  compactPrinting: false,
  ivLogoUrl: null,
  tickerQrCode: null,
  invenuePhone: false,
  ivRequireFirstLastName: false,
  ivRequireEmail: false,
  grandPrizeTitle: '',
  grandPrizeDescription: '',
  donationEnabled: false,
  requirePurchase: false,
  multiTicketPackageEnabled: true,
  disableOnlineSales: false,
  enableShippingInfo: false,
  enableDemographics: false,
  subscriptionsEnabled: false,
  whiteLabel: {
    enabled: false,
    buttonColor: '#5db966',
    checkoutBannerUrl: null,
    redirectUrl: null,
  },
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
