/** Whether a text is the address of a page that others can reach: http or https, and a host with a dot. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.\S+$/i.test(text) && URL.canParse(text)
}
