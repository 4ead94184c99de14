interface Person {
  firstName: string
  lastName: string
  city: string | null
}

/** "E. T., Halifax": all that the public learns of a confirmed winner. */
export function publicName({ firstName, lastName, city }: Person): string {
  const letters = [firstName, lastName]
    .map(name => Array.from(name.trim())[0]?.toLocaleUpperCase())
    .filter(letter => letter !== undefined)
    .map(letter => `${letter}.`)
    .join(' ')
  return [letters, city].filter(Boolean).join(', ')
}
