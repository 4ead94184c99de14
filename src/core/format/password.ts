/** The password rule of sections 5 and 9, by its parts, so that a field can show each one as it is met. */

/** Section 9: a password has 8 to 100 characters. */
export const passwordLength = { min: 8, max: 100 } as const

export const passwordParts = {
  length: (password: string) =>
    password.length >= passwordLength.min && password.length <= passwordLength.max,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
}
export type PasswordPart = keyof typeof passwordParts

/** 8 to 100 characters, at least one uppercase, one lowercase and one digit (section 5). */
export function isPassword(password: string): boolean {
  return Object.values(passwordParts).every(isMet => isMet(password))
}
