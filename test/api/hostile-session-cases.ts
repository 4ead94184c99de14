import { randomUUID } from 'node:crypto'
import { demoEmbedKey, demoPassword } from '../../demo/api/seed/people.ts'
import { paths } from '../support/paths.ts'
import { asOwner, foreign, type HostileCase, injection, own, script } from './hostile-case.ts'

const signIn = (body: unknown) => ({ method: 'POST', path: paths.session, ask: () => ({ body }) })
const whose = (token: string) => ({ method: 'GET', path: paths.session, ask: () => ({ token }) })

/** Calls on signing in. */
export const signInCases: HostileCase[] = [
  {
    it: 'signs in with a wrong password',
    ...signIn({ email: 'marguerite.doucette@terncove.example', password: 'Wrong-Password-1' }),
    status: 401,
    code: 'sign-in-failed',
  },
  {
    it: 'signs in as nobody',
    ...signIn({ email: 'nobody@terncove.example', password: demoPassword }),
    status: 401,
    code: 'sign-in-failed',
  },
  {
    it: 'signs in with SQL for a password',
    ...signIn({ email: 'marguerite.doucette@terncove.example', password: `' or 1=1 --` }),
    status: 401,
    code: 'sign-in-failed',
  },
  {
    it: 'signs in with SQL for an email',
    ...signIn({ email: injection, password: 'x' }),
    status: 422,
    code: 'invalid',
  },
  {
    it: 'signs in with HTML for an email',
    ...signIn({ email: script, password: 'x' }),
    status: 422,
    code: 'invalid',
  },
  {
    it: 'signs in with numbers',
    ...signIn({ email: 1, password: 2 }),
    status: 422,
    code: 'invalid',
  },
  {
    it: 'signs in with an object for an email',
    ...signIn({ email: { $ne: null }, password: 'x' }),
    status: 422,
    code: 'invalid',
  },
  { it: 'signs in with nothing', ...signIn({}), status: 422, code: 'required' },
  { it: 'signs in with null', ...signIn(null), status: 422, code: 'invalid-body' },
  { it: 'signs in with a list', ...signIn([]), status: 422, code: 'required' },
  {
    it: 'signs in with an email of 300 characters',
    ...signIn({ email: `${'a'.repeat(290)}@b.example`, password: 'x' }),
    status: 422,
    code: 'too-long',
  },
  {
    it: 'signs in with a password of 1,000 characters',
    ...signIn({ email: 'a@b.example', password: 'x'.repeat(1000) }),
    status: 422,
    code: 'too-long',
  },
  {
    it: 'sends a megabyte',
    ...signIn({ email: 'a@b.example', password: 'x'.repeat(1_000_000) }),
    status: 413,
    code: 'too-large',
  },
  {
    it: 'sends half of a JSON text',
    method: 'POST',
    path: paths.session,
    ask: () => ({ text: '{"email":' }),
    status: 400,
    code: 'not-json',
  },
  {
    it: 'sends a form',
    method: 'POST',
    path: paths.session,
    ask: () => ({
      text: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    status: 415,
    code: 'not-json-type',
  },
  {
    it: 'sends a prototype',
    method: 'POST',
    path: paths.session,
    ask: () => ({ text: '{"__proto__":{"email":"a@b.example","password":"x"}}' }),
    status: 422,
    code: 'required',
  },
]

/** Calls with tokens that are no good, and on switching organisation. */
export const sessionCases: HostileCase[] = [
  {
    it: 'asks who it is without a token',
    method: 'GET',
    path: paths.session,
    status: 401,
    code: 'not-signed-in',
  },
  {
    it: 'brings a forged token',
    ...whose(`rds_${'A'.repeat(43)}`),
    status: 401,
    code: 'session-ended',
  },
  { it: 'brings SQL for a token', ...whose(injection), status: 401, code: 'not-signed-in' },
  {
    it: 'brings a token of ten thousand characters',
    ...whose('x'.repeat(10_000)),
    status: 401,
    code: 'not-signed-in',
  },
  {
    it: 'brings a token that has run out',
    method: 'GET',
    path: paths.session,
    ask: given => ({ token: given.expired }),
    status: 401,
    code: 'session-ended',
  },
  {
    it: 'brings a password in place of a token',
    method: 'GET',
    path: paths.session,
    ask: () => ({ headers: { authorization: 'Basic bWU6bWU=' } }),
    status: 401,
    code: 'not-signed-in',
  },
  {
    it: 'brings an embed key in place of a token',
    ...whose(demoEmbedKey),
    status: 401,
    code: 'session-ended',
  },
  {
    it: 'brings an embed token to another origin',
    method: 'GET',
    path: paths.session,
    ask: given => ({ token: given.embed, headers: { origin: 'https://evil.example' } }),
    status: 403,
    code: 'wrong-origin',
  },
  {
    it: 'brings an embed token to a call beyond its scopes',
    method: 'GET',
    path: paths.account('acct_TernCoveDemo01'),
    ask: given => ({ token: given.embed }),
    status: 403,
    code: 'scope-not-allowed',
  },
  {
    it: 'switches organisation with an embed token',
    method: 'POST',
    path: paths.sessionOrganization,
    ask: given => ({ token: given.embed, body: { organizationId: own } }),
    status: 403,
    code: 'scope-not-allowed',
  },
  {
    it: 'switches to a foreign organisation',
    method: 'POST',
    path: paths.sessionOrganization,
    ask: asOwner({ body: { organizationId: foreign } }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'switches to an organisation that does not exist',
    method: 'POST',
    path: paths.sessionOrganization,
    ask: asOwner({ body: { organizationId: randomUUID() } }),
    status: 403,
    code: 'other-organization',
  },
  {
    it: 'switches to SQL',
    method: 'POST',
    path: paths.sessionOrganization,
    ask: asOwner({ body: { organizationId: injection } }),
    status: 422,
    code: 'invalid',
  },
]
