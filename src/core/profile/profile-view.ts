/** The person's profile as its page shows it, and where they are signed in. */
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { recordViews } from '../record-view.ts'
import { createResource } from '../resource.ts'
import { sessionCalls } from '../session/calls.ts'
import { type OwnSession, type Profile, profileCalls } from './profile.ts'

export const profileViewOf = recordViews<Profile>({
  read: ({ http }, _id, signal) => http.ask(profileCalls.get, {}, { signal }),
  isOver: () => false,
})

export const ownSessionsOf = perDesk((desk: Desk) =>
  createResource<readonly OwnSession[]>(desk, {
    load: async ({ signal }) => ({
      data: await desk.http.ask(profileCalls.sessions, {}, { signal }),
      version: '',
    }),
  }),
)

/** The session's person as they are now: menus call them so, and the shell looks as they chose. It can wait. */
export async function followSaved({
  http,
  session,
}: Pick<Desk, 'http' | 'session'>): Promise<void> {
  await http.ask(sessionCalls.get, {}).then(session.replaceUser, () => undefined)
}
