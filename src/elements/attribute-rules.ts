/**
 * What attributes may not choose: one that somebody injected into the host's page must not send tokens elsewhere, nor the
 * person's email, which the traits for a flag service hold. Loaded where such an attribute is, since login has no byte to
 * spare for it.
 */
import { ConfigError, type ConfigInput, type DeskConfig } from '../core/config.ts'

interface Page {
  /** What the host gave to configure(). */
  given: ConfigInput
  scriptOrigin: string
}

/**
 * The settings with the flag service that an element's attributes name.
 * @param config what page and attributes give together, flags apart
 * @throws ConfigError naming the attribute
 * @lazy imported on demand, by page.ts
 */
export function withinRules(
  element: Element,
  config: DeskConfig,
  { given, scriptOrigin }: Page,
): DeskConfig {
  const allowed = [scriptOrigin, given.apiUrl ?? scriptOrigin].map(originOf)
  if (!allowed.includes(originOf(config.apiUrl))) {
    throw new ConfigError(
      `api-url may name the script's own origin or one given to configure({ apiUrl }), not ${config.apiUrl}.`,
    )
  }
  const flags = flagsOf(element, config.flags)
  const isGiven = flags.url === given.flags?.url && flags.key === given.flags.key
  if (!isGiven && !allowed.includes(originOf(flags.url))) {
    throw new ConfigError(
      `flags-url and flags-key may name the script's own origin or what is given to configure({ flags }), not ${flags.url}.`,
    )
  }
  if (flags.key === undefined) throw wrong('flags-key', 'is missing beside "flags-url"')
  return { ...config, flags: { ...flags, key: flags.key } }
}

function flagsOf(element: Element, otherwise: DeskConfig['flags']) {
  const text = (part: string) => element.getAttribute(`flags-${part}`) || undefined
  const url = text('url') ?? otherwise.url
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw wrong('flags-url', 'must be an http or https address')
  // Another service has another key.
  const key = text('key') ?? (url === otherwise.url ? otherwise.key : undefined)
  const pollSeconds = Number(text('poll-seconds') ?? otherwise.pollSeconds)
  if (!(pollSeconds >= 0)) throw wrong('flags-poll-seconds', 'must be a number of seconds')
  return { url, key, pollSeconds }
}

function originOf(url: string): string {
  return new URL(url).origin
}

function wrong(attribute: string, why: string): ConfigError {
  return new ConfigError(`Raffle Desk can't start: the attribute "${attribute}" ${why}.`)
}
