import { contracts } from '../contract.ts'
import {
  SignedInSchema,
  SignInAnswerSchema,
  SignInSchema,
  SwitchOrganizationSchema,
} from './sign-in.ts'
import { SessionUserSchema } from './user.ts'

const path = '/session-service/v2/sessions'

/** A person's session; of all calls these alone come with login. */
export const sessionCalls = contracts({
  signIn: {
    method: 'POST',
    path,
    access: 'public',
    body: SignInSchema,
    answer: SignInAnswerSchema,
    maxBytes: 4096,
    chosenHere: true,
  },
  get: {
    method: 'GET',
    path,
    access: { action: 'signed-in', embed: 'any-scope', beforeFactor: true },
    answer: SessionUserSchema,
    // Without it the stored details serve.
    timeoutMs: 5000,
    chosenHere: true,
  },
  signOut: {
    method: 'DELETE',
    path,
    access: { action: 'signed-in', embed: 'any-scope', beforeFactor: true },
    answer: null,
    timeoutMs: 4000,
    chosenHere: true,
  },
  switchOrganization: {
    method: 'POST',
    path: `${path}/organization`,
    access: { action: 'signed-in', embed: 'never' },
    body: SwitchOrganizationSchema,
    answer: SignedInSchema,
    chosenHere: true,
  },
})
