import type { ShellTexts } from './texts.ts'

/** The title of a registry row, by its `title` key; the key itself where no text has that name. */
export function titleOf(texts: ShellTexts, key: string): string {
  const text: unknown = Reflect.get(texts, key)
  return typeof text === 'string' ? text : key
}

/**
 * The browser's page title: the specification fixes login's, "Login to the product"; the others
 * read "<title> – Raffle Desk" (chosen here). @param name what the screen shows, in place of its own title
 */
export function pageTitleOf(texts: ShellTexts, key: string, name?: string | null): string {
  return key === 'login'
    ? texts.loginPageTitle
    : texts.pageTitle({ title: name ?? titleOf(texts, key) })
}
