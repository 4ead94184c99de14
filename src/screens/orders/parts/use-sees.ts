import { orderTexts } from '../../../core/orders/texts.ts'
import { reachOf } from '../../../core/permissions.ts'
import { useTexts } from '../../desk.tsx'
import { useRoles } from '../../use-roles.ts'

/** What is said to those who are shown some orders of their organization alone; undefined to those who see all. */
export function useSees(): string | undefined {
  const texts = useTexts(orderTexts)
  const reach = reachOf('orders:read', useRoles())
  return reach === 'own' || reach === 'agents' ? texts[`sees-${reach}`] : undefined
}
