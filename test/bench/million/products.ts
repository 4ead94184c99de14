/** Two products beside each other, with 20,000 orders and with a million: what grows shows in the ratio of one run. */
import { join } from 'node:path'
import pg from 'pg'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { signIn } from '../../support/sign-in.ts'
import { tellPhonesApart } from './queries.ts'

export const { id: organizationId } = seedOrganizations.ternCove

export interface Sized {
  product: Product
  db: pg.Client
  token: string
  /** The answer as JSON, and the milliseconds from the request to its last byte. */
  ask(path: string): Promise<{ json: unknown; ms: number }>
}

/** @param keep a folder whose data are taken, and left for the next run; without it, each run makes them anew */
export async function openSized(orders: number, keep: string | undefined): Promise<Sized> {
  const product = await startProduct({
    orders,
    ...(keep !== undefined && { keptDir: join(keep, String(orders)) }),
  })
  const db = new pg.Client(product.databaseUrl)
  await db.connect()
  await tellPhonesApart(db)
  await db.query('vacuum analyze')
  const { token } = await signIn(product.url)
  const ask: Sized['ask'] = async path => {
    const from = performance.now()
    const answer = await fetch(product.url + path, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await answer.text()
    const ms = performance.now() - from
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return { json: JSON.parse(text), ms }
  }
  return { product, db, token, ask }
}

export async function closeSized({ db, product }: Sized): Promise<void> {
  await db.end()
  await product.close()
}

export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
