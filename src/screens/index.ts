/** Where the code of each screen is; loaded when an element first shows it. */
import type { ComponentType } from 'react'
import type { ScreenId } from '../core/screens.ts'

/** An element's attributes, camelCased; a bare boolean arrives as true. */
export type ScreenProps = Record<string, unknown>

/** Loads a screen's React component, its module's default export. */
export type ScreenLoader = () => Promise<{ default: ComponentType<ScreenProps> }>

/** What stands around every screen: its desk, its start and failure states. */
export const loadFrame = () => import('./screen-frame.tsx')

export const screenLoaders = {
  login: () => import('./session/login.tsx'),
  logout: () => import('./session/logout.tsx'),
  dashboard: () => import('./dashboard/home.tsx'),
  salesTiles: () => import('./dashboard/sales-tiles.tsx'),
  salesChart: () => import('./dashboard/sales-chart.tsx'),
  paymentsBanner: () => import('./accounts/payments-banner.tsx'),
  organizationSwitcher: () => import('./organizations/organization-switcher.tsx'),
} satisfies Record<ScreenId, ScreenLoader>
