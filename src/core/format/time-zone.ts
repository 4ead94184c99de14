/** Whether `timeZone` is an IANA zone this machine knows. Fixed offsets such as "+03:00" are not zones. */
export function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Za-z]/.test(timeZone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** The browser's zone, the one all figures are shown in (docs/specification.md, section 1). */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
