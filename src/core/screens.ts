/**
 * THE registry: every screen and widget once, as pure data. Routes, guard, menus, element tags and
 * attributes, story titles, embed scopes and the tests that walk over every row derive from it.
 * To add a screen see CONTRIBUTING.md.
 */
import type { Row, ScreenRow } from './screen-row.ts'
import { widgets } from './widgets.ts'

/** What the pages before signing in share. */
const signing = {
  kind: 'screen',
  layout: 'blank',
  access: 'public',
  menu: 'none',
  shellOnly: true,
  reservedHeight: 896,
} as const satisfies Partial<ScreenRow>

/** Of a link that was mailed. */
const byToken = { token: 'token' } as const

const inSidebar = { kind: 'screen', layout: 'sidebar' } as const satisfies Partial<ScreenRow>

/** What lists share, each in the sidebar's frame. */
const list = {
  ...inSidebar,
  reservedHeight: 480,
  frame: 'list',
} as const satisfies Partial<ScreenRow>

const overTheCounter = {
  anyRole: ['RB admin', 'account owner', 'raffle admin', 'In Person Sales', 'Data Processing'],
} as const

const selling = {
  kind: 'screen',
  layout: 'no-sidebar',
  shellOnly: true,
  reservedHeight: 640,
} as const satisfies Partial<ScreenRow>

/** What the screens about one raffle share. */
const ofRaffle = {
  ...inSidebar,
  access: { flag: 'view-raffles' },
  menu: 'none',
  under: 'raffles',
  query: { raffle: 'raffle-id' },
  scope: 'raffles:read',
  reservedHeight: 400,
} as const satisfies Partial<ScreenRow>

export const screens = {
  login: { ...signing, path: '/login' },
  logout: { ...signing, path: '/logout' },
  forgotPassword: { ...signing, path: '/forgot-password' },
  inviteUser: { ...signing, path: '/invite-user', query: byToken },
  resetPassword: { ...signing, path: '/reset-password', query: byToken },
  signUp: { ...signing, path: '/sign-up', query: byToken },
  verifyEmail: { ...signing, path: '/verify-email', query: byToken },
  status: { ...signing, path: '/status' },
  /** Opens for everyone signed in; its tiles, charts and banner ask for their own flags. */
  dashboard: {
    ...inSidebar,
    path: '/',
    access: 'signed-in',
    menu: { in: 'sidebar', order: 10, icon: 'layout-dashboard', flag: 'view-dashboard' },
    scope: 'dashboard:read',
    reservedHeight: 720,
  },
  raffles: {
    ...list,
    path: '/raffles',
    access: { flag: 'view-raffles' },
    menu: { in: 'sidebar', order: 30, icon: 'ticket' },
    scope: 'raffles:read',
  },
  raffle: { ...ofRaffle, path: '/raffle', reservedHeight: 480 },
  /** Without a raffle, a new one. */
  raffleEditor: {
    ...ofRaffle,
    path: '/raffle/edit',
    query: { ...ofRaffle.query, section: 'section' },
    scope: 'raffles:edit',
    reservedHeight: 640,
  },
  rafflePrizes: { ...ofRaffle, path: '/raffle/prizes' },
  raffleMembers: { ...ofRaffle, path: '/raffle/members' },
  raffleWinners: { ...ofRaffle, path: '/raffle/winners' },
  raffleDraw: {
    ...ofRaffle,
    path: '/raffle/draw',
    query: { ...ofRaffle.query, draw: 'draw-id' },
    scope: 'raffles:draw',
    reservedHeight: 640,
  },
  orders: {
    ...list,
    path: '/orders',
    access: { flag: 'view-orders' },
    menu: {
      in: 'sidebar',
      order: 50,
      icon: 'receipt-text',
      while: { flag: 'typesense-rollout', to: 'orderFinder' },
    },
    scope: 'orders:read',
  },
  /** By whatever a buyer can name; the list beside it is for what is in common to many. */
  orderFinder: {
    ...inSidebar,
    path: '/orders/v2',
    access: { flag: 'view-orders' },
    menu: 'none',
    under: 'orders',
    attributes: { search: 'text' },
    scope: 'orders:read',
    reservedHeight: 480,
  },
  order: {
    ...inSidebar,
    path: '/order/:id',
    access: { flag: 'view-orders' },
    menu: 'none',
    under: 'orders',
    params: { id: 'order-id' },
    scope: 'orders:edit',
    reservedHeight: 480,
  },
  orderIntake: {
    ...selling,
    path: '/order-intake',
    access: { flag: 'view-order-intake' },
    menu: { in: 'mobile', order: 160, icon: 'phone' },
  },
  createOrder: { ...selling, path: '/create-order', access: overTheCounter, menu: 'none' },
  /** Orders of provisional receipts whose machine is gone; it reads codes, and so has a policy of its own. */
  recoverSlips: {
    ...inSidebar,
    path: '/recover-slips',
    access: { flag: 'view-orders', anyRole: ['RB admin', 'account owner', 'raffle admin'] },
    menu: 'none',
    under: 'orders',
    shellOnly: true,
    reservedHeight: 640,
  },
  tickets: {
    ...list,
    path: '/tickets',
    access: { flag: 'view-orders' },
    menu: 'none',
    under: 'orders',
    scope: 'orders:read',
  },
  customers: {
    ...list,
    path: '/customers',
    access: { flag: 'view-customers' },
    menu: { in: 'sidebar', order: 70, icon: 'users' },
    scope: 'customers:read',
  },
  customer: {
    ...inSidebar,
    path: '/customer',
    access: { flag: 'view-customers' },
    menu: 'none',
    under: 'customers',
    query: { customer: 'customer-id' },
    scope: 'customers:read',
    reservedHeight: 480,
  },
  donations: {
    ...list,
    path: '/donations',
    access: { flag: 'view-donations', product: 'donations' },
    menu: { in: 'sidebar', order: 60, icon: 'heart-handshake' },
    scope: 'donations:read',
  },
  subscriptions: {
    ...list,
    path: '/subscriptions',
    access: {
      flag: 'allow-subscriptions',
      anyRole: ['RB admin', 'account owner', 'raffle admin'],
      product: 'subscriptions',
    },
    menu: { in: 'sidebar', order: 140, icon: 'repeat' },
    scope: 'subscriptions:manage',
  },
  /** Opens signed out, and shows and changes nothing then (section 2, "Public routes"). */
  printMail: {
    kind: 'screen',
    path: '/tickets/print-mail',
    layout: 'blank',
    access: 'public',
    menu: 'none',
    query: { raffle: 'raffle-id' },
    shellOnly: true,
    reservedHeight: 640,
  },
  users: {
    ...list,
    path: '/users',
    access: { flag: 'view-users' },
    menu: { in: 'sidebar', order: 120, icon: 'user-round' },
    shellOnly: true,
  },
  user: {
    ...inSidebar,
    path: '/user',
    access: { flag: 'view-users' },
    menu: 'none',
    under: 'users',
    query: { user: 'user-id' },
    shellOnly: true,
    reservedHeight: 480,
  },
  /** For those who run the product alone (section 6). */
  admin: {
    ...list,
    path: '/admin',
    access: { flag: 'admin', anyRole: ['RB admin', 'RB finance'] },
    menu: { in: 'sidebar', order: 20, icon: 'building' },
    shellOnly: true,
  },
  adminOrganization: {
    ...inSidebar,
    path: '/admin/organization',
    access: { flag: 'admin', anyRole: ['RB admin', 'RB finance'] },
    menu: 'none',
    under: 'admin',
    query: { organization: 'organization-id' },
    shellOnly: true,
    reservedHeight: 480,
  },
  /** Of the organization that one works in. */
  adminTags: {
    ...list,
    path: '/admin/tags',
    access: { flag: 'admin', anyRole: ['RB admin', 'RB finance'] },
    menu: 'none',
    under: 'admin',
    shellOnly: true,
  },
  /** Without the sidebar for whoever sells (section 2, "Route guard"). */
  profile: {
    ...inSidebar,
    path: '/profile',
    layoutByRole: {
      anyRole: ['Contact Center Agent', 'In Person Sales'],
      layout: 'no-sidebar',
    },
    access: 'signed-in',
    menu: { in: 'user', order: 10, icon: 'user-round' },
    shellOnly: true,
    reservedHeight: 640,
  },
  /** The whole organization's log; section 2 has no place for it, the user menu has room. */
  activity: {
    ...list,
    path: '/activity',
    access: { anyRole: ['RB admin', 'RB finance', 'account owner'] },
    menu: { in: 'user', order: 20, icon: 'history' },
    shellOnly: true,
  },
  systemInfo: {
    ...inSidebar,
    path: '/system-info',
    access: { flag: 'view-system-info' },
    menu: { in: 'user', order: 30, icon: 'info' },
    shellOnly: true,
    reservedHeight: 640,
  },
  ...widgets,
} as const satisfies Record<string, Row>

export type ScreenId = keyof typeof screens

/** The rows, widened to what any row may carry. */
export const rows: Readonly<Record<ScreenId, Row>> = screens

export const screenIds = Object.keys(screens) as ScreenId[]

type ScopeOf<R> = R extends { scope: infer S extends string } ? S : never
export type Scope = ScopeOf<(typeof screens)[ScreenId]>

/** The scopes an embed token may carry. */
export const scopes = [
  ...new Set(screenIds.flatMap(id => (rows[id].scope as Scope | undefined) ?? [])),
] as [Scope, ...Scope[]]
