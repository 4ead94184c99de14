/** The name a person is greeted by: the first word of their full name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
