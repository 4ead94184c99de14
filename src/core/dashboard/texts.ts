import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  welcome: params<{ name: string }>('Welcome, {name}'),
  onSale: params<{ number: string }>(
    count({ one: '{number} raffle is on sale.', many: '{number} raffles are on sale.' }),
  ),
  noneOnSale: 'No raffle is on sale.',
  nextDraw: params<{ raffle: string; moment: string }>('{raffle} draws on {moment}.'),
  nextDrawOwn: params<{ raffle: string; moment: string; own: string }>(
    '{raffle} draws on {moment} ({own} your time).',
  ),
  workingFor: params<{ organization: string }>('You are working for {organization}.'),
  continueTitle: 'Your session ended while you were working.',
  continue: 'Continue where you were',

  sales: 'Sales',
  salesAllTime: 'Sales All Time',
  salesThisYear: 'Sales This Year',
  salesLastMonth: 'Sales Last Month',
  salesLastWeek: 'Sales Last Week',
  salesThisMonth: 'Sales This Month',
  salesThisWeek: 'Sales This Week',
  salesToday: 'Sales Today',
  salesYesterday: 'Sales Yesterday',
  donationsAllTime: 'Donations All Time',
  loading: 'Loading',
  salesFailed: 'Sales could not be loaded.',
  notLoaded: 'Not loaded',
  downloadCsv: 'Download CSV',
  csvFigure: 'Figure',
  csvAmount: 'Amount',
  csvCurrency: 'Currency',

  dailyTitle: 'Total Sales - Last 30 Days',
  monthlyTitle: 'Total Sales by Month - Last 12 Months',
  donationsTitle: 'Total Donation by Month - Last 12 Months',
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  chartSummary: params<{
    highest: string
    highestWhen: string
    latest: string
    latestWhen: string
  }>('Bar chart. Highest: {highest}, {highestWhen}. Latest: {latest}, {latestWhen}.'),
  day: 'Day',
  month: 'Month',
  amount: 'Amount',
  chartFailed: 'This chart could not be loaded.',
  dailyEmpty: 'Nothing was sold in the last 30 days.',
  monthlyEmpty: 'Nothing was sold in the last 12 months.',
  donationsEmpty: 'There were no donations in the last 12 months.',
  donationsOff: 'Donations are not switched on for this organization.',
  badSeries: params<{ series: string }>(
    'There is no chart named “{series}”. Set series to daily, monthly or donations.',
  ),

  queueTitle: 'Needs you now',
  showMore: params<{ count: string }>('Show {count} more'),
  winnerToConfirm: 'Winner to confirm',
  winnerToConfirmDetail: params<{ number: string }>(
    count({
      one: '{number} ticket was confirmed once. A second person has to confirm it.',
      many: '{number} tickets were confirmed once. A second person has to confirm them.',
    }),
  ),
  drawOverdue: 'Draw overdue',
  drawOverdueDetail: params<{ moment: string }>('It was due on {moment}.'),
  raffleToClose: 'To be closed',
  raffleToCloseDetail: 'All of its draws are complete.',
  raffleEnding: 'Ending soon',
  raffleEndingDetail: params<{ moment: string }>('Sales end on {moment}.'),
  activationRequested: 'Activation requested',
  activationRequestedDetail: 'It is waiting to be activated.',
  ordersFailing: 'Orders failing',
  failedOrders: params<{ number: string }>(
    count({ one: '{number} failed order', many: '{number} failed orders' }),
  ),
  failedOrdersDetail: params<{ tried: string }>('Of {tried} since yesterday: far more than usual.'),
  followUpsDue: 'Follow-up due',
  ordersToFollowUp: params<{ number: string }>(
    count({ one: '{number} order to follow up', many: '{number} orders to follow up' }),
  ),
  ordersToFollowUpDetail: 'The day that was set for it has come.',
  duplicatesSuspected: 'Maybe duplicates',
  duplicateOrders: params<{ number: string }>(
    count({
      one: '{number} order that may have been bought twice',
      many: '{number} orders that may have been bought twice',
    }),
  ),
  duplicateOrdersDetail: 'Of the last 30 days.',
  licenceMissing: 'Licence missing',
  licenceMissingDetail: 'No licence number is on record.',

  setUpTitle: 'Set up your first raffle',
  stepDone: 'Done',
  stepNext: 'Next step',
  stepLater: 'Later',
  stepPayments: 'Connect payments',
  stepPaymentsDetail: 'Card payments are paid out to your own Stripe account.',
  stepLicence: 'Add your licence',
  stepLicenceDetail: 'Its number is printed on every ticket.',
  stepRaffle: 'Create a raffle',
  stepRaffleDetail: 'Dates, prizes and ticket packages.',
  stepRequestActivation: 'Request activation',
  stepRequestActivationDetail: 'Once it is approved, sales can start.',

  onSaleTitle: 'On sale now',
  onSaleStatus: 'On sale',
  noSalesEnd: 'No end of sales is set.',
  nothingNow: 'Nothing needs you right now.',
  nothingNowDetail: 'What you can work on appears here and in the menu.',
}

export type DashboardTexts = typeof english

/** Everything people read on the dashboard; labels and titles as section 2 has them. */
export const dashboardTexts = defineTexts('dashboard', english, () => import('./texts.fr.ts'))
