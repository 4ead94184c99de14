import { hashPassword, type PasswordCost } from '../../demo/api/session/password.ts'

/** Right to test with and worthless otherwise: at the product's cost a password takes a quarter of a second. */
export const testCost: PasswordCost = { N: 16, r: 8, p: 1 }

/** A hash of that cost. */
export const quickHash = (password: string): Promise<string> => hashPassword(password, testCost)
