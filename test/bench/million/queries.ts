/** What people type who look for an order, made from the orders that are there, and what each should find. */
import type pg from 'pg'

/** One search: it names one order, or many. */
export interface Asked {
  kind: string
  text: string
  /** The order that is meant, where it is named. */
  orderId?: string
  /** Of a name that means many: how many there are, counted apart from the finder. */
  total?: number
  /** Of a number that means many, which is counted by `countNumbered`. */
  digits?: string
  /** Whether an answer is one of them. */
  fits?: (order: FoundRow) => boolean
}

export interface FoundRow {
  id: string
  cardEnding: string | null
  firstTicketNumber: number | null
  lastTicketNumber: number | null
  buyer: { name: string; phone: string | null }
}

interface Person {
  id: string
  firstName: string
  lastName: string
  email: string | null
  phone: string
  cardEnding: string | null
  ticket: number | null
  raffle: string
}

/** Draws numbers below one: the same ones for the same seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * Numbers of telephones that are one person's: the example data has a hundred an area, as none may be anybody's. What
 * follows a customer's change would be done 700,000 times: it is left out, and the marks are made anew at once.
 */
export async function tellPhonesApart(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ twins: boolean }>(`
    select exists (
      select from customers where phone is not null group by organization_id, phone having count(*) > 1
    ) as twins
  `)
  if (!rows[0]?.twins) return
  await db.query(`
    begin;
    set local session_replication_role = replica;
    update customers set phone = left(phone, 3) || lpad((number + 2000000)::text, 7, '0')
    from (select id, row_number() over (order by id) as number from customers) as numbered
    where numbered.id = customers.id and phone is not null;
    commit
  `)
  await db.query('vacuum analyze customers')
  await db.query('select renew_all_duplicates(id) from raffles')
}

/** @param each how many of each kind */
export async function queriesOf(
  db: pg.Client,
  organizationId: string,
  { one, many }: { one: number; many: number },
): Promise<Asked[]> {
  const random = dice(7)
  const people = await readPeople(db, organizationId, (one + many) * 6)
  const names = await readNames(db, organizationId)
  const next = () => people.pop() ?? fail()
  const withCard = () => {
    let person = next()
    while (person.cardEnding === null) person = next()
    return person
  }
  const ones: ((variant: number) => Asked)[] = [
    variant => {
      const { id } = next()
      const text = variant % 2 ? id : id.slice(0, 6).toUpperCase()
      return { kind: 'order id', text, orderId: id }
    },
    () => {
      let person = next()
      while (person.email === null) person = next()
      return { kind: 'email', text: person.email ?? '', orderId: person.id }
    },
    variant => {
      const { phone, id } = next()
      return { kind: 'phone', text: variant % 2 ? phone : written(phone), orderId: id }
    },
    () => {
      let person = next()
      while (person.ticket === null) person = next()
      const word = person.raffle.split(' ')[0] ?? ''
      return {
        kind: 'raffle and ticket',
        text: `raffle:"${person.raffle}" ${person.ticket}`.replace(/"(\S+)"/, word),
        orderId: person.id,
      }
    },
    variant => {
      const person = withCard()
      const text = `${spelt(person, variant, random)} ${person.cardEnding}`
      return {
        kind: `last four and ${variants[variant % variants.length]} name`,
        text,
        orderId: person.id,
      }
    },
  ]
  const manys: ((variant: number) => Asked)[] = [
    ...[0, 1, 2].map(() => (variant: number) => {
      const person = next()
      const text = spelt(person, variant, random)
      const meant = meantBy(text, names)
      return {
        kind: `${variants[variant % variants.length]} name`,
        text,
        total: meant.total,
        fits: ({ buyer }: FoundRow) => meant.names.has(buyer.name),
      }
    }),
    () => {
      const { phone } = next()
      return numbered('part of a phone', phone.slice(4, 9 + Math.floor(random() * 2)))
    },
    () => numbered('last four', withCard().cardEnding ?? ''),
  ]
  const all = [...made(ones, one), ...made(manys, many)]
  return all
    .map(each => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

function made(kinds: ((variant: number) => Asked)[], count: number): Asked[] {
  return Array.from({ length: count }, (_, at) => {
    const make = kinds[at % kinds.length] ?? fail()
    return make(Math.floor(at / kinds.length))
  })
}

function fail(): never {
  throw new Error('There are too few orders for so many queries')
}

const variants = ['whole', 'unaccented', 'swapped', 'misspelt'] as const

/** A name as somebody types it. */
function spelt({ firstName, lastName }: Person, variant: number, random: () => number): string {
  switch (variants[variant % variants.length]) {
    case 'unaccented':
      return plain(`${firstName} ${lastName}`).join(' ')
    case 'swapped':
      return `${lastName} ${firstName}`
    case 'misspelt':
      return `${firstName} ${slip(lastName, random)}`
    default:
      return `${firstName} ${lastName}`
  }
}

/** A letter left out, doubled, another one, or two swapped; never the first one. */
function slip(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 2))
  const [before, letter = '', after = '', rest] = [
    name.slice(0, at),
    name[at],
    name[at + 1],
    name.slice(at + 2),
  ]
  const ways = [
    before + after + rest,
    before + letter + letter + after + rest,
    `${before}${'aeiou'[Math.floor(random() * 5)]}${after}${rest}`,
    before + after + letter + rest,
  ]
  return ways[Math.floor(random() * ways.length)] ?? name
}

/** The words of a name without accents, capitals and apostrophes. */
function plain(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(word => word !== '')
}

function written(phone: string): string {
  return `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`
}

interface Name {
  name: string
  words: string[]
  orders: number
}

/** Buyers whose names have all words, or begin with them; where nobody's has, those that a slip or two makes of them. */
function meantBy(text: string, names: readonly Name[]): { total: number; names: Set<string> } {
  const typed = plain(text)
  const every = new Set(names.flatMap(({ words }) => words))
  const begun = (word: string, each: string) => each.startsWith(word)
  const similar = (word: string, each: string) => begun(word, each) || isSlip(word, each)
  const known = new Set(typed.filter(word => [...every].some(each => begun(word, each))))
  const near = (word: string, each: string) => (known.has(word) ? begun : similar)(word, each)
  const those = (fits: (word: string, each: string) => boolean) =>
    names.filter(({ words }) => typed.every(word => words.some(each => fits(word, each))))
  const found = those(near)
  const meant = found.length > 0 ? found : those(similar)
  return {
    total: meant.reduce((sum, { orders }) => sum + orders, 0),
    names: new Set(meant.map(({ name }) => name)),
  }
}

/** One slip in words of three to five letters, two in longer ones; the first letter right, but for one slip in five. */
function isSlip(typed: string, other: string): boolean {
  const slips = slipsBetween(typed, other)
  if (typed[0] !== other[0]) return typed.length > 4 && slips < 2
  return slips <= (typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2)
}

function slipsBetween(one: string, other: string): number {
  const cost = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : row)),
  )
  const at = (row: number, column: number) => cost[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      const line = cost[row] ?? fail()
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + same,
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  return at(one.length, other.length)
}

/** Orders whose buyer has no other, and whose name with that card is nobody else's. */
async function readPeople(db: pg.Client, organizationId: string, count: number): Promise<Person[]> {
  const { rows } = await db.query<Person>(
    `with own as (
      select orders.id, orders.customer_id, card_ending, first_name, last_name, customers.email,
        customers.phone, raffles.name as raffle,
        (select first_number from tickets where order_id = orders.id limit 1) as ticket,
        count(*) over (partition by customer_id) as its,
        count(*) over (partition by first_name, last_name, card_ending) as namesakes
      from orders join customers on customers.id = customer_id join raffles on raffles.id = raffle_id
      where orders.organization_id = $1
    )
    select id, first_name as "firstName", last_name as "lastName", email, phone,
      case when namesakes = 1 then card_ending end as "cardEnding", ticket::float8 as ticket, raffle
    from own where its = 1 and phone is not null order by md5(id::text || 'drawn') limit $2`,
    [organizationId, count],
  )
  return rows
}

async function readNames(db: pg.Client, organizationId: string): Promise<Name[]> {
  const { rows } = await db.query<{ name: string; orders: number }>(
    `select first_name || ' ' || last_name as name, count(*)::int as orders
    from orders join customers on customers.id = customer_id
    where orders.organization_id = $1 group by first_name, last_name`,
    [organizationId],
  )
  return rows.map(row => ({ ...row, words: plain(row.name) }))
}

/** What a number alone may be of an order: all that the finder looks in. */
function numbered(kind: string, digits: string): Asked {
  const fits = ({ id, cardEnding, buyer, firstTicketNumber, lastTicketNumber }: FoundRow) =>
    cardEnding === digits ||
    (buyer.phone?.includes(digits) ?? false) ||
    id.replaceAll('-', '').startsWith(digits) ||
    (firstTicketNumber !== null &&
      lastTicketNumber !== null &&
      firstTicketNumber <= Number(digits) &&
      Number(digits) <= lastTicketNumber)
  return { kind, text: digits, digits, fits }
}

/** How many orders have a number, by reading them all. */
export async function countNumbered(db: pg.Client, organizationId: string, digits: string) {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from orders join customers on customers.id = customer_id
    where orders.organization_id = $1 and (
      card_ending = $2 or phone like '%' || $2 || '%' or replace(orders.id::text, '-', '') like $2 || '%'
      or orders.id in (select order_id from tickets where $2::bigint between first_number and last_number)
    )`,
    [organizationId, digits],
  )
  return rows[0]?.count ?? 0
}
