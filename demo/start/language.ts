/** The language of what the commands say: French where the terminal's locale is. */
export type Language = 'en' | 'fr'

export function terminalLanguage(
  environment: Record<string, string | undefined> = process.env,
): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return /^fr/i.test(locale) ? 'fr' : 'en'
}
