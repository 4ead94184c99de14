/** Answers each request with twenty orders of one query, and does nothing else: what a list can be measured by. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { bareSql } from './lists.ts'
import { organizationId } from './products.ts'

const [, , connectionString, port] = process.argv
const pool = new pg.Pool({ connectionString, max: 10 })
const app = new Hono().get('/', async context => {
  const { rows } = await pool.query(bareSql, [organizationId])
  return context.json({ data: rows })
})
serve({ fetch: app.fetch, port: Number(port) }, () => process.send?.('ready'))
