import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkEmail, checkLogin, checkPassword } from '../../src/core/session/rules.ts'

test('an email address is required, and blanks are none', () => {
  assert.deepEqual(checkEmail(''), { code: 'email-required' })
  assert.deepEqual(checkEmail('   '), { code: 'email-required' })
})

test('an email address has to be one', () => {
  for (const wrong of ['eva', 'eva@', '@example.org', 'eva muise@example.org', 'eva@example']) {
    assert.deepEqual(checkEmail(wrong), { code: 'email-invalid' }, wrong)
  }
  assert.deepEqual(checkEmail(`${'e'.repeat(250)}@example.org`), { code: 'email-invalid' })
})

test('spaces around an email address do not count', () => {
  assert.equal(checkEmail('  eva.muise@example.org '), null)
})

test('a password is required', () => {
  assert.deepEqual(checkPassword(''), { code: 'password-required' })
})

test('a password has 8 characters at least, an uppercase letter, a lowercase letter and a digit', () => {
  const weak = { code: 'password-weak' }
  for (const wrong of ['Harbou5', 'harbour50', 'HARBOUR50', 'Harbourside', '        ']) {
    assert.deepEqual(checkPassword(wrong), weak, wrong)
  }
  assert.equal(checkPassword('Harbour5'), null)
  assert.equal(checkPassword('Éclair é5'), null)
})

test('a password has 100 characters at most', () => {
  assert.equal(checkPassword(`Aa1${'x'.repeat(97)}`), null)
  assert.deepEqual(checkPassword(`Aa1${'x'.repeat(98)}`), { code: 'password-weak' })
})

test('login names the reason of each field', () => {
  assert.deepEqual(checkLogin({ email: 'eva@example.org', password: 'Harbour50' }), {
    allowed: true,
  })
  assert.deepEqual(checkLogin({ email: '', password: 'Harbour50' }), {
    allowed: false,
    reasons: { email: { code: 'email-required' } },
  })
  assert.deepEqual(checkLogin({ email: '', password: '' }), {
    allowed: false,
    reasons: { email: { code: 'email-required' }, password: { code: 'password-required' } },
  })
})
