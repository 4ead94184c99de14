/** What a host supplies (docs/architecture.md, "Configuration"), checked once at the door. */
import * as v from 'valibot'
import { flagsPath } from './flag-path.ts'
import { locales } from './i18n/texts.ts'
import type { EmbedToken } from './session/embed-session.ts'

/**
 * Asks the host for a token. `organizationId` is the organisation that the person switched to, at the
 * switch and at each renewal after it; without it, the host's own. What the host doesn't allow, it rejects.
 */
export type GetToken = (request: { organizationId?: string }) => Promise<EmbedToken>

const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.check(url => /^https?:$/.test(new URL(url).protocol), 'must be an http or https address'),
)
const GetTokenSchema = v.custom<GetToken>(
  input => typeof input === 'function',
  'must be a function',
)
const basePath = v.pipe(
  v.string(),
  v.startsWith('/'),
  v.transform(path => (path.endsWith('/') ? path : `${path}/`)),
)

export const ConfigSchema = v.strictObject({
  /** Origin (and prefix) of the API. Default: the script's own origin. */
  apiUrl: v.optional(httpUrl),
  /** Embedded: asks the host for a short-lived token. */
  getToken: v.optional(GetTokenSchema),
  /** Embedded: an address on the page's own origin that answers POST with a token. */
  tokenUrl: v.optional(v.string()),
  /** Standalone: where the dashboard lives below its origin. */
  basePath: v.optional(basePath, '/'),
  flags: v.optional(
    v.object({
      url: v.optional(httpUrl),
      key: v.string(),
      /** Seconds between polls; 0 switches polling off. */
      pollSeconds: v.optional(v.pipe(v.number(), v.minValue(0)), 60),
    }),
  ),
  locale: v.optional(v.picklist(locales)),
  theme: v.optional(v.picklist(['auto', 'light', 'dark']), 'auto'),
  styleNonce: v.optional(v.string()),
  supportEmail: v.optional(v.pipe(v.string(), v.email()), 'support@raffledesk.example'),
  /** Where links into the full dashboard lead from an embedded element. */
  dashboardUrl: v.optional(httpUrl),
  knowledgeBaseUrl: v.optional(httpUrl, 'https://help.raffledesk.example/'),
  stripeHelpUrls: v.optional(v.object({ requirements: httpUrl, update: httpUrl }), {
    requirements: 'https://support.stripe.com/topics/account-verification',
    update: 'https://support.stripe.com/questions/update-your-account-details',
  }),
  sessionRecording: v.optional(v.boolean(), false),
  /** Environment-restricted features (section 6); section 9 names "test". */
  environment: v.optional(v.string(), 'test'),
})

export type ConfigInput = v.InferInput<typeof ConfigSchema>
export type Theme = 'auto' | 'light' | 'dark'

type Parsed = v.InferOutput<typeof ConfigSchema>
export interface DeskConfig extends Omit<Parsed, 'apiUrl' | 'flags'> {
  /** Without a trailing slash. */
  readonly apiUrl: string
  readonly flags: { url: string; key: string; pollSeconds: number }
}

/** A setting that is missing or wrong: the message names it and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * @param scriptOrigin where the bundle came from: the API's place unless configure() names another.
 * @throws ConfigError naming the setting
 */
export function resolveConfig(input: ConfigInput, scriptOrigin: string): DeskConfig {
  const parsed = v.safeParse(ConfigSchema, input)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    throw new ConfigError(
      `Raffle Desk can't start: the setting "${v.getDotPath(issue) ?? 'configure()'}" ${issue.message.replace(/^Invalid/, 'is not valid: invalid')}. See "Configuration" in the README.`,
    )
  }
  const apiUrl = (parsed.output.apiUrl ?? scriptOrigin).replace(/\/+$/, '')
  const flags = parsed.output.flags
  return {
    ...parsed.output,
    apiUrl,
    flags: {
      url: flags?.url ?? `${apiUrl}${flagsPath}`,
      key: flags?.key ?? 'local',
      pollSeconds: flags?.pollSeconds ?? 60,
    },
  }
}
