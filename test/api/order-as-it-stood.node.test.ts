/** An order's page is of one moment, though many statements read it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asItStood } from '../../demo/api/orders/detail.ts'

/** An order whose version is another one each time that it is asked for, as given. */
function orderOf(...versions: string[]) {
  let asked = 0
  let reads = 0
  const versionNow = () => versions[Math.min(asked, versions.length - 1)] ?? ''
  return {
    readVersions: async () => {
      const version = versionNow()
      asked += 1
      return version
    },
    read: async () => {
      reads += 1
      return `read ${reads}`
    },
  }
}

test('it reads an order once where nobody changes it', async () => {
  const { readVersions, read } = orderOf('7')
  assert.equal(await asItStood(readVersions, read), 'read 1')
})

test('it reads an order again that somebody changed meanwhile', async () => {
  const { readVersions, read } = orderOf('7', '8', '8')
  assert.equal(await asItStood(readVersions, read), 'read 2')
})

test('it answers an order that changes all the time after three tries', async () => {
  const { readVersions, read } = orderOf('1', '2', '3', '4', '5', '6')
  assert.equal(await asItStood(readVersions, read), 'read 3')
})

test('it refuses an order that may be seen no more meanwhile', async () => {
  let seen = 0
  const readVersions = async () => {
    seen += 1
    if (seen > 1) throw new Error('not found')
    return '1'
  }
  await assert.rejects(
    asItStood(readVersions, async () => 'read'),
    /not found/,
  )
})
