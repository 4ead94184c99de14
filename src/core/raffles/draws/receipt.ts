/** The witness's receipt as one line, for print and QR code. */

export interface Receipt {
  drawId: string
  lockVersion: number
  ticketCount: number
  root: string
  terms: string
}

const receiptFormat = 'rd-receipt/1'

/** "rd-receipt/1 <draw> <lock's version> <count> <root> <terms>". An id has no blanks. */
export function writeReceipt(receipt: Receipt): string {
  const { drawId, lockVersion, ticketCount, root, terms } = receipt
  return [receiptFormat, drawId, lockVersion, ticketCount, root, terms].join(' ')
}
