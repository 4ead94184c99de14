import type { Texts } from './messages.ts'

/** One person of the seed that anybody may sign in as. */
export interface SignIn {
  role: string
  email: string
  password: string
  organization: string
}

/** What `npm start` prints when it's ready: addresses first, then who to sign in as. */
export function readyLines(
  { notices }: Texts,
  facts: { seconds: string; port: number; portalPort: number; signIns: readonly SignIn[] },
): string[] {
  const addresses: [name: string, address: string][] = [
    [notices.dashboard, `http://localhost:${facts.port}/`],
    [notices.portal, `http://localhost:${facts.portalPort}/portal/`],
  ]
  const width = Math.max(...addresses.map(([name]) => name.length))
  return [
    '',
    notices.ready(facts.seconds),
    '',
    ...addresses.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`),
    ...signInLines(notices.signIns, notices.password, facts.signIns),
    '',
    notices.stopHint,
  ]
}

function signInLines(heading: string, password: string, signIns: readonly SignIn[]): string[] {
  if (signIns.length === 0) return []
  const roleWidth = Math.max(...signIns.map(({ role }) => role.length))
  const emailWidth = Math.max(...signIns.map(({ email }) => email.length))
  const shared = new Set(signIns.map(signIn => signIn.password)).size === 1
  return [
    '',
    shared ? `${heading} (${password.toLowerCase()}: ${signIns[0]?.password})` : heading,
    ...signIns.map(({ role, email, organization, password: own }) =>
      `  ${role.padEnd(roleWidth)}  ${email.padEnd(emailWidth)}  ${shared ? '' : `${own}  `}${organization}`.trimEnd(),
    ),
  ]
}
