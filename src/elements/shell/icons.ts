/** The icons of menus and bars, as markup: only those named here reach the bundle. */
import { html, type TemplateResult } from 'lit'
import { unsafeSVG } from 'lit/directives/unsafe-svg.js'
import {
  ArrowUpRight,
  BookOpen,
  Building2,
  ChevronsUpDown,
  HeartHandshake,
  History,
  type IconNode,
  Info,
  LayoutDashboard,
  LogOut,
  Menu,
  Phone,
  ReceiptText,
  Repeat,
  Search,
  Ticket,
  UserRound,
  Users,
  X,
} from 'lucide'
import type { IconName } from '../../core/screen-row.ts'

type ShellIcon =
  | IconName
  | 'arrow-up-right'
  | 'book-open'
  | 'chevrons'
  | 'log-out'
  | 'menu'
  | 'search'
  | 'x'

const nodes: Record<ShellIcon, IconNode> = {
  'arrow-up-right': ArrowUpRight,
  'book-open': BookOpen,
  building: Building2,
  chevrons: ChevronsUpDown,
  'heart-handshake': HeartHandshake,
  history: History,
  info: Info,
  'layout-dashboard': LayoutDashboard,
  'log-out': LogOut,
  menu: Menu,
  phone: Phone,
  'receipt-text': ReceiptText,
  repeat: Repeat,
  search: Search,
  ticket: Ticket,
  'user-round': UserRound,
  users: Users,
  x: X,
}

const markup = new Map<ShellIcon, string>()

function markupOf(name: ShellIcon): string {
  const known = markup.get(name)
  if (known !== undefined) return known
  const text = nodes[name]
    .map(([tag, attributes]) => {
      const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
      return `<${tag} ${pairs.join(' ')}/>`
    })
    .join('')
  markup.set(name, text)
  return text
}

/** An icon beside words: it is never read out. */
export function icon(name: ShellIcon): TemplateResult {
  return html`<svg class="rd-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${unsafeSVG(markupOf(name))}</svg>`
}
