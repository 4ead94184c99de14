import type { Role } from '../session/role.ts'
import type { MenuTexts } from './texts.ts'

/** A role in the reader's language. */
export function roleName(texts: MenuTexts, role: Role): string {
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
