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

/** Records a print and reads what goes on paper. After a lost answer the same attempt finds the same print. */
export async function beginPrint(
  http: Http,
  wish: PrintWish,
  attempt: string,
): Promise<RecordedPrint> {
  const print = await http.ask(printCalls.begin, { body: wish }, { attempt })
  const orders: PrintedOrder[] = []
  for (let from = print.fromNumber; from <= print.toNumber; from += mostOnPage) {
    const query = { from }
    orders.push(...(await http.ask(printCalls.orders, { params: { id: print.id }, query })))
  }
  return { print, orders }
}
