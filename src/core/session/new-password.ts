import * as v from 'valibot'
import { isPassword } from '../format/password.ts'

/** A password that somebody chooses: the rule of sections 5 and 9, wherever one is set. */
export const NewPasswordSchema = v.pipe(v.string(), v.check(isPassword, 'password'))
