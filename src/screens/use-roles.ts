import { useStore } from '@nanostores/react'
import type { Role } from '../core/session/role.ts'
import { userOf } from '../core/session/session.ts'
import { useDesk } from './desk.tsx'

const nobody: readonly Role[] = []

/** The roles of whoever looks. */
export function useRoles(): readonly Role[] {
  return userOf(useStore(useDesk().session.$session))?.roles ?? nobody
}
