import { perDesk } from '../per-desk.ts'

/**
 * The address typed last, at login or where a link is asked for: it stands there already on the next of these pages. It goes
 * with the page, and with whoever signs in, here or in another tab: the next one at this machine is perhaps another.
 */
export const typedAddress = perDesk(({ session }) => {
  const typed = { email: '' }
  session.$session.listen(({ state }) => {
    if (state === 'signed-in') typed.email = ''
  })
  return typed
})
