/** Pages of the list of orders a second, beside a handler that does nothing but the page's queries: in turn, in one run. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { freePorts } from '../../support/free-ports.ts'
import { organizationId, quantile, type Sized } from './products.ts'

const clients = 8
const secondsEach = 5
const rounds = 5

export async function measureRates({ product, token }: Sized): Promise<void> {
  const bare = await startBare(product.databaseUrl)
  const query = new URLSearchParams({ organizationId, pageSize: '20' })
  const list = `${product.url}${orderCalls.list.path}?${query}`
  try {
    const [ofList, ofBare]: number[][] = [[], []]
    for (let round = 0; round <= rounds; round += 1) {
      const rates = [await rateOf(list, token), await rateOf(bare.url, token)] as const
      // The first ones open connections, and are compiled.
      if (round === 0) continue
      ofList?.push(rates[0])
      ofBare?.push(rates[1])
    }
    const [lists, bares] = [quantile(ofList ?? [], 0.5), quantile(ofBare ?? [], 0.5)]
    console.log(
      `  ${lists.toFixed(0)} pages a second by ${clients} clients, ${bares.toFixed(0)} of a bare handler: ${(lists / bares).toFixed(2)}`,
    )
  } finally {
    await bare.close()
  }
}

/** In a process of its own, as the product is. */
async function startBare(databaseUrl: string) {
  const [port] = await freePorts(1)
  const program = fileURLToPath(new URL('bare-handler.ts', import.meta.url))
  const child = fork(program, [databaseUrl, `${port}`], { execArgv: ['--import', 'tsx'] })
  await once(child, 'message')
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  return { url: `http://localhost:${port}/`, close }
}

async function rateOf(address: string, token: string): Promise<number> {
  const until = performance.now() + secondsEach * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
        await answer.text()
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
        answered += 1
      }
    }),
  )
  return answered / secondsEach
}
