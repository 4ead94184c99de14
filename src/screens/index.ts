/** Where the code of each screen is; loaded when an element first shows it. */
import type { ComponentType } from 'react'
import { rows, type ScreenId } from '../core/screens.ts'
import type { ScreenComponent, ScreenFrameProps } from './screen-frame.tsx'

export type ScreenLoader = () => Promise<{ default: ScreenComponent }>

/** What stands around a screen: whoever signs in loads no guard for it. */
export const loadFrame = (id: ScreenId): Promise<{ default: ComponentType<ScreenFrameProps> }> =>
  rows[id].access === 'public' ? import('./screen-frame.tsx') : import('./guarded-frame.tsx')

export const screenLoaders = {
  login: () => import('./session/login.tsx'),
  logout: () => import('./session/logout.tsx'),
  forgotPassword: () => import('./one-time-links/forgot-password.tsx'),
  inviteUser: () => import('./one-time-links/invite-user.tsx'),
  status: () => import('./system/status.tsx'),
  signUp: () => import('./sign-up/sign-up.tsx'),
  verifyEmail: () => import('./sign-up/verify-email.tsx'),
  resetPassword: () => import('./one-time-links/reset-password.tsx'),
  dashboard: () => import('./dashboard/home.tsx'),
  salesTiles: () => import('./dashboard/sales-tiles.tsx'),
  salesChart: () => import('./dashboard/sales-chart.tsx'),
  paymentsBanner: () => import('./accounts/payments-banner.tsx'),
  organizationSwitcher: () => import('./organizations/organization-switcher.tsx'),
  raffles: () => import('./raffles/raffle-list.tsx'),
  raffle: () => import('./raffles/raffle-view.tsx'),
  raffleEditor: () => import('./raffles/editor/raffle-editor.tsx'),
  rafflePrizes: () => import('./raffles/prizes/prize-list.tsx'),
  raffleMembers: () => import('./raffles/members/member-list.tsx'),
  raffleWinners: () => import('./raffles/winners/winner-list.tsx'),
  raffleDraw: () => import('./raffles/draws/draw-procedure.tsx'),
  orders: () => import('./orders/order-list.tsx'),
  orderFinder: () => import('./orders/order-finder.tsx'),
  order: () => import('./orders/order-view.tsx'),
  orderIntake: () => import('./order-entry/order-intake.tsx'),
  createOrder: () => import('./order-entry/create-order.tsx'),
  recoverSlips: () => import('./slips/recover-slips.tsx'),
  orderSearch: () => import('./orders/order-search.tsx'),
  recentOrders: () => import('./orders/recent-orders.tsx'),
  tickets: () => import('./tickets/ticket-list.tsx'),
  printMail: () => import('./tickets/print-mail.tsx'),
  customers: () => import('./customers/customer-list.tsx'),
  customer: () => import('./customers/customer-view.tsx'),
  donations: () => import('./donations/donation-list.tsx'),
  subscriptions: () => import('./subscriptions/subscription-list.tsx'),
  recentDonations: () => import('./donations/recent-donations.tsx'),
  users: () => import('./users/user-list.tsx'),
  user: () => import('./users/user-view.tsx'),
  admin: () => import('./organizations/organization-list.tsx'),
  adminOrganization: () => import('./organizations/organization-view.tsx'),
  adminTags: () => import('./tags/tag-list.tsx'),
  activity: () => import('./activity/activity-log.tsx'),
  profile: () => import('./profile/profile.tsx'),
  systemInfo: () => import('./system/system-info.tsx'),
  jackpot: () => import('./raffles/widgets/jackpot.tsx'),
  recentWinners: () => import('./raffles/widgets/recent-winners.tsx'),
  liveRaffles: () => import('./raffles/widgets/live-raffles.tsx'),
} satisfies Record<ScreenId, ScreenLoader>
