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
  ask(path: string, body?: unknown): Promise<{ json: unknown; ms: number }>
}

/** @param folder whose data are taken where they are there, and are left for who opens it next */
export async function openSized(orders: number, folder: string): Promise<Sized> {
  const product = await startProduct({ orders, keptDir: join(folder, String(orders)) })
  const db = new pg.Client(product.databaseUrl)
  await db.connect()
  await tellPhonesApart(db)
  await db.query('vacuum analyze')
  const { token } = await signIn(product.url)
  const ask: Sized['ask'] = async (path, body) => {
    const from = performance.now()
    const answer = await fetch(product.url + path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
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
