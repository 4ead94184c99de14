/** The organisation switcher's store (section 2). What the open panel searches is in search.ts. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { userOf } from '../session/session.ts'
import type { OrganizationChoice } from '../session/user.ts'
import { forgetOrganizations } from './forget-list.ts'
import { maySwitch } from './organization.ts'
import { keepSwitched } from './switched.ts'

export type SwitcherState =
  | { state: 'idle' }
  | { state: 'switching'; to: OrganizationChoice }
  | { state: 'failed'; error: unknown }

export interface Switcher {
  /** Null for people who have nowhere to switch to: the switcher then shows nothing. */
  readonly $current: ReadableAtom<(OrganizationChoice & { logo: string | null }) | null>
  readonly $state: ReadableAtom<SwitcherState>
  /**
   * Leaves the session on another organisation. Standalone, the page then reloads (section 2);
   * embedded, the stores follow the session and nothing reloads.
   */
  switchTo(choice: OrganizationChoice): Promise<void>
  /** The failure was read. */
  dismiss(): void
}

export function createSwitcher(
  desk: Pick<Desk, 'session' | '$organization'>,
  reload: () => void = () => location.reload(),
): Switcher {
  const $state = atom<SwitcherState>({ state: 'idle' })
  const $current = computed(
    [desk.session.$session, desk.$organization],
    (session, organization) => {
      const user = userOf(session)
      if (!user || !maySwitch(user)) return null
      const { name = user.organizationName, logo = null } = organization ?? {}
      return { id: user.organizationUuid, name, logo }
    },
  )

  return {
    $current,
    $state,
    async switchTo(choice) {
      if ($state.get().state === 'switching' || choice.id === $current.get()?.id) return
      $state.set({ state: 'switching', to: choice })
      try {
        await desk.session.switchOrganization(choice.id)
        if (desk.session.kind === 'standalone') {
          forgetOrganizations()
          keepSwitched()
          reload()
        } else $state.set({ state: 'idle' })
      } catch (error) {
        $state.set({ state: 'failed', error })
      }
    },
    dismiss: () => $state.set({ state: 'idle' }),
  }
}
