/** Answers each request with twenty orders and their count, and does nothing else: what a list can be measured by. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { bareQueries } from './lists.ts'

const [, , connectionString, port] = process.argv
const pool = new pg.Pool({ connectionString, max: 10 })
const app = new Hono().get('/', async context => context.json(await bareQueries(pool)))
serve({ fetch: app.fetch, port: Number(port) }, () => process.send?.('ready'))
