import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

/** Keys named like a screen's `title` are its title and its name in the menus (section 2). */
const english = {
  product: 'Raffle Desk',

  login: 'Login',
  logout: 'Log Out',
  forgotPassword: 'Forgot password',
  inviteUser: 'Invitation',
  status: 'Status',
  resetPassword: 'Choose a new password',
  signUp: 'Sign up',
  verifyEmail: 'Confirm your address',
  dashboard: 'Dashboard',
  admin: 'Admin',
  adminOrganization: 'Organization',
  adminTags: 'Tags',
  raffles: 'Raffles',
  goldrush: 'Goldrush',
  orders: 'Orders',
  orderFinder: 'Find orders',
  order: 'Order',
  tickets: 'Tickets',
  printMail: 'Print tickets for mailing',
  donations: 'Donations',
  customers: 'Customers',
  customer: 'Customer',
  stations: 'Stations',
  devices: 'Devices',
  reports: 'Reports',
  messageCenter: 'Message Center',
  users: 'Users',
  user: 'User',
  imports: 'Imports',
  exports: 'Exports',
  subscriptions: 'Subscriptions',
  knowledgeBase: 'Knowledge Base',
  orderIntake: 'Order Intake',
  createOrder: 'Create order',
  recoverSlips: 'Recover slips',
  account: 'Account',
  profile: 'Profile',
  systemInfo: 'System Info',
  activity: 'Activity',
  raffle: 'Raffle',
  raffleEditor: 'Raffle editor',
  rafflePrizes: 'Prizes',
  raffleMembers: 'Members',
  raffleWinners: 'Winners',
  raffleDraw: 'Draw',

  /** The page title of the login screen, word for word. */
  loginPageTitle: 'Login to the product',
  pageTitle: params<{ title: string }>('{title} – Raffle Desk'),
  skipToContent: 'Skip to content',
  forbiddenTitle: params<{ title: string }>('You can’t open {title}'),
  forbidden: 'Your role or your organization’s settings don’t include this page.',

  starting: 'Starting…',
  startFailed: 'Raffle Desk can’t start',
  retry: 'Retry',
  pageMissing: 'This page doesn’t exist.',
  goHome: 'Go to the dashboard',
  partFailed: 'A part of Raffle Desk could not be loaded',
}

export type ShellTexts = typeof english

/** The shell's own words: titles, menus, start and failure screens. */
export const shellTexts = defineTexts('shell', english, () => import('./texts.fr.ts'))
