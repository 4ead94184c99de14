import { perDesk } from '../per-desk.ts'

/** The address typed last, at login or where a link is asked for: it stands there already on the next of these pages. It goes with the page. */
export const typedAddress = perDesk(() => ({ email: '' }))
