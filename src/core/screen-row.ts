/** What a row of the registry (screens.ts) can say. */
import type { FlagName } from './flag-names.ts'
import type { ProductCode } from './organizations/organization.ts'
import type { Role } from './session/role.ts'

export type Layout = 'blank' | 'sidebar' | 'no-sidebar'

/** Who may open a row. All given conditions must hold; `anyRole` is one of. */
export interface Access {
  flag?: FlagName
  /** Roles that aren't asked for the flag. */
  withoutFlag?: readonly Role[]
  anyRole?: readonly Role[]
  product?: ProductCode
  environments?: readonly string[]
}

export type AccessRule = 'public' | 'signed-in' | Access

/** The menus' icons. A row that brings a new one is asked for its drawing in elements/shell/icons.ts. */
export type IconName =
  | 'building'
  | 'heart-handshake'
  | 'history'
  | 'info'
  | 'layout-dashboard'
  | 'phone'
  | 'receipt-text'
  | 'repeat'
  | 'ticket'
  | 'user-round'
  | 'users'

/** Where a row stands in the menus. `flag` hides the entry alone; the row's access hides it as well. */
export interface MenuEntry {
  in: 'sidebar' | 'mobile' | 'user'
  order: number
  icon: IconName
  flag?: FlagName
  anyRole?: readonly Role[]
  /** Another row that the entry leads to while a flag is on (Orders → /orders/v2). */
  while?: { flag: FlagName; to: string }
}

/** `flag` is a bare boolean: there and not "false" is true. */
export type AttributeKind = 'text' | 'flag'

interface Shared {
  /** Key of the row's title in core/shell/texts.ts, where that isn't its id. */
  title?: string
  access: AccessRule
  /** The element's own attributes, kebab-case, beside those of path and query. */
  attributes?: Readonly<Record<string, AttributeKind>>
  /** The least height in px that the element keeps until it has rendered; never more than the window's. */
  reservedHeight?: number
}

export interface ScreenRow extends Shared {
  kind: 'screen'
  path: string
  layout: Layout
  /** Roles that see the screen in another layout (/profile for agents). */
  layoutByRole?: { anyRole: readonly Role[]; layout: Layout }
  menu: MenuEntry | 'none'
  /** The row whose menu entry stays marked here, where this one has none. */
  under?: string
  /** Path parameter → attribute. */
  params?: Readonly<Record<string, string>>
  /** Query parameter → attribute. */
  query?: Readonly<Record<string, string>>
  /** Works only under the shell: no password and no outbox on a foreign page. */
  shellOnly?: boolean
  /** What an embed token must carry to show it; shell-only rows have none. */
  scope?: string
  /** What the shell draws in its place while its script is on its way. */
  frame?: 'list'
}

export interface WidgetRow extends Shared {
  kind: 'widget'
  scope: string
}

export type Row = ScreenRow | WidgetRow

/** All attributes of a row, kebab-case: path's, query's and its own. */
export function attributesOf(row: Row): Record<string, AttributeKind> {
  const fromUrl =
    row.kind === 'screen'
      ? [...Object.values(row.params ?? {}), ...Object.values(row.query ?? {})]
      : []
  return { ...Object.fromEntries(fromUrl.map(name => [name, 'text' as const])), ...row.attributes }
}

/** The key of a row's title in core/shell/texts.ts. */
export function titleKey(id: string, { title = id }: Row): string {
  return title
}

/** `salesTiles` → `raffle-desk-sales-tiles`. */
export function tagOf(id: string): `raffle-desk-${string}` {
  return `raffle-desk-${id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}
