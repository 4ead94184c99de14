import type { Role } from '../session/role.ts'
import type { ShellTexts } from './texts.ts'

/** The title of a registry row, by its `title` key; the key itself where no text has that name. */
export function titleOf(texts: ShellTexts, key: string): string {
  const text: unknown = Reflect.get(texts, key)
  return typeof text === 'string' ? text : key
}

/**
 * The browser's page title: the specification fixes login's, "Login to the product"; the others
 * read "<title> – Raffle Desk" (chosen here).
 */
export function pageTitleOf(texts: ShellTexts, key: string): string {
  return key === 'login' ? texts.loginPageTitle : texts.pageTitle({ title: titleOf(texts, key) })
}

/** A role in the reader's language. */
export function roleName(texts: ShellTexts, role: Role): string {
  const names: Record<Role, string> = {
    'RB admin': texts.roleRbAdmin,
    'RB finance': texts.roleRbFinance,
    'account owner': texts.roleAccountOwner,
    'raffle admin': texts.roleRaffleAdmin,
    'Contact Center Agent': texts.roleContactCenterAgent,
    'In Person Sales': texts.roleInPersonSales,
    'Agent Manager': texts.roleAgentManager,
    'Data Processing': texts.roleDataProcessing,
  }
  return names[role]
}
