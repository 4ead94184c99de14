/**
 * Whether a text is the address of a page that others can reach: http or https, and a host with a dot. No name or password
 * stands before the host: "https://bank.example@elsewhere.example" reads like another one.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
