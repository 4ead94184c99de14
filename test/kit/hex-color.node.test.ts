import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrastRatio, readHexColor } from '../../src/screens/kit/fields/color-field/hex-color.ts'

test('what people type becomes # and six small letters or digits', () => {
  assert.equal(readHexColor(' #5DB966 '), '#5db966')
  assert.equal(readHexColor('5db966'), '#5db966')
  assert.equal(readHexColor('#5b6'), '#55bb66')
  for (const text of ['', '#', '5db96', '#5db9667', 'green', '#5db96g', 'rgb(1,2,3)']) {
    assert.equal(readHexColor(text), null, text)
  }
})

test('contrast is counted as WCAG does', () => {
  assert.equal(contrastRatio('#000000', '#ffffff'), 21)
  assert.equal(contrastRatio('#777777', '#777777'), 1)
  assert.ok(Math.abs(contrastRatio('#767676', '#ffffff') - 4.54) < 0.01)
  assert.equal(contrastRatio('#5db966', '#ffffff'), contrastRatio('#ffffff', '#5db966'))
})
