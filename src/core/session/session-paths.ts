/** The paths that login needs, apart from all others: those come with the workplace. */
const session = '/session-service/v2'

export const sessionPaths = {
  /** Chosen here: POST signs in, GET answers the signed-in person, DELETE signs out. */
  session: `${session}/sessions`,
  /** Chosen here: POST { organizationId } switches the session's organisation. */
  sessionOrganization: `${session}/sessions/organization`,
  /** Chosen here: POST, from a charity's own server, mints a short-lived token for its page. */
  embedSessions: `${session}/embed-sessions`,
  /** Chosen here: POST takes batches of a session recording. */
  recordings: `${session}/recordings`,

  /** Chosen here: Flagsmith-compatible endpoints of the local API live below this. */
  flags: '/flag-service/v1/',
} as const
