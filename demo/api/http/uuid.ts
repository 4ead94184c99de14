/** Whether PostgreSQL will take the text for a uuid; anything else is simply not found. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** An id in a path, in whatever case, as the database has it; anything else as it stands. */
export function givenId(text: string): string {
  const id = text.toLowerCase()
  return isUuid(id) ? id : text
}
