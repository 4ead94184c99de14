/**
 * Standalone, a switch reloads the page (section 2), and no page that has just loaded has the focus anywhere: this
 * tells the switcher, in this tab, that it comes after one.
 */
import { safeStorage } from '../storage.ts'

const key = 'raffle-desk.switched'
const perTab = safeStorage(() => sessionStorage)

export function keepSwitched(): void {
  perTab.write(key, '1')
}

/** True once after a switch. */
export function takeSwitched(): boolean {
  const switched = perTab.read(key)
  perTab.remove(key)
  return switched !== null
}
