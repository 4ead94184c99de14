import { afterSwitch } from '../after-switch.ts'
import type { Desk } from '../desk.ts'
import { type Profile, profileCalls } from './profile.ts'
import { followSaved } from './profile-view.ts'

/** What somebody chose in a menu goes to their other devices. @throws DeskError */
export default async function keepChoice(
  desk: Pick<Desk, 'http' | 'session' | 'notices' | 'texts'>,
  choice: Partial<Pick<Profile, 'language' | 'theme'>>,
): Promise<void> {
  if (choice.language) afterSwitch(desk)
  const { http } = desk
  const { version } = await http.ask(profileCalls.get, {})
  await http.ask(profileCalls.change, { body: { version, ...choice } })
  await followSaved(desk)
}
