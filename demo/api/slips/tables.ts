/** A pair of keys that slips were sealed to. All are kept: a slip is opened however old it is. */
export interface SlipKeyTable {
  /** The first of its public key's SHA-256, hexadecimal. */
  id: string
  privateKey: Buffer
  publicKey: Buffer
  /** Each seller's secret on a device is derived from it. */
  secret: Buffer
  madeAt: Date
}

export interface SlipTables {
  slipKeys: SlipKeyTable
}
