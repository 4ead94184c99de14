import { DeskError } from '../errors.ts'
import type { Http } from '../http.ts'
import type { Arrangement, Paper } from './paper.ts'
import { mostOnPage, printCalls } from './print-calls.ts'
import type { BegunPrint, PrintedOrder, PrintSet } from './ticket-print.ts'

export interface PrintWish {
  set: PrintSet
  paper: Paper
  arrangement: Arrangement
  reprint: boolean
}

/** A print that is recorded, with all that goes on paper. */
export interface RecordedPrint {
  print: BegunPrint
  orders: readonly PrintedOrder[]
}

/**
 * Records a print and reads what goes on paper. After a lost answer, or where a page of it couldn't be read, the same
 * attempt finds the same print.
 */
export async function beginPrint(
  http: Http,
  wish: PrintWish,
  attempt: string,
): Promise<RecordedPrint> {
  const print = await http.ask(printCalls.begin, { body: wish }, { attempt })
  try {
    return { print, orders: await readPrinted(http, print) }
  } catch (error) {
    if (error instanceof DeskError) error.unsure = true
    throw error
  }
}

async function readPrinted(http: Http, print: BegunPrint): Promise<PrintedOrder[]> {
  const orders: PrintedOrder[] = []
  for (let from = print.fromNumber; from <= print.toNumber; from += mostOnPage) {
    const query = { from }
    orders.push(...(await http.ask(printCalls.orders, { params: { id: print.id }, query })))
  }
  return orders
}
