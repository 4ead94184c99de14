import { defineTexts } from '../i18n/texts.ts'

const english = {
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  userMenu: 'Your menu',
  search: 'Search or go to…',
  newTab: '(opens in a new tab)',
  theme: 'Theme',
  themeAuto: 'Auto',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  english: 'English',
  french: 'français',
  newVersion: 'A new version is available.',
  reload: 'Reload',
  later: 'Later',
  offline: 'Offline',
  offlineHint: 'What you see may be out of date until the network is back.',
  notices: 'Notices',
  dismiss: 'Dismiss',
  recording: 'This session is being recorded. Text and entries are masked.',
  recordingFailed: 'Recording stopped: its data could not be sent.',
  stop: 'Stop',
  roleRbAdmin: 'Product administrator',
  roleRbFinance: 'Product finance',
  roleAccountOwner: 'Account owner',
  roleRaffleAdmin: 'Raffle admin',
  roleContactCenterAgent: 'Contact center agent',
  roleInPersonSales: 'In-person sales',
  roleAgentManager: 'Agent manager',
  roleDataProcessing: 'Data processing',
}

export type MenuTexts = typeof english

/** What menus, bars and notices say beside titles: loaded with them, after sign-in. */
export const menuTexts = defineTexts('menus', english, () => import('./texts.fr.ts'))
