import type { Preview } from '@storybook/react-vite'
import type { Theme } from '../../src/core/config.ts'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { type Role, roles } from '../../src/core/session/role.ts'
import { type HostileHost, hostileHosts } from './hostile-host.ts'

/** What Storybook's toolbar says; each of it is a situation our parts must stand in. */
export interface Situation {
  scheme: Theme
  locale: Locale
  /** Of the column that holds the story, in px; `full` is the window's. */
  width: string
  role: Role
  host: 'plain' | HostileHost
}

export const usualGlobals: Situation = {
  scheme: 'auto',
  locale: 'en',
  width: 'full',
  role: 'account owner',
  host: 'plain',
}

interface Item {
  value: string
  title: string
}

type Menu = NonNullable<Preview['globalTypes']>[string]
type Icon = NonNullable<NonNullable<Menu['toolbar']>['icon']>

function menu(title: string, icon: Icon, items: Item[]): Menu {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } }
}

export const toolbar = {
  scheme: menu('Colours', 'circlehollow', [
    { value: 'auto', title: 'Light or dark, as the system' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  locale: menu('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'fr', title: 'Français' },
  ]),
  width: menu('Width', 'browser', [
    { value: 'full', title: 'Full width' },
    ...['1440', '768', '390', '320'].map(value => ({ value, title: `${value} px` })),
  ]),
  role: menu(
    'Role',
    'user',
    roles.map(role => ({ value: role, title: role })),
  ),
  host: menu('Host page', 'lightning', [
    { value: 'plain', title: 'Plain host page' },
    ...hostileHosts.map(value => ({ value, title: `Host with ${value}` })),
  ]),
}

/** The toolbar's values, as a story finds them in its context. */
export function situationOf(globals: Record<string, unknown>): Situation {
  return { ...usualGlobals, ...globals } as Situation
}
