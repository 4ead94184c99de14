/** The whole product, running for tests. */
export interface Product {
  /** Where the dashboard and the API are. */
  url: string
  portalUrl: string
  databaseUrl: string
  close(): Promise<void>
}

export async function startProduct(): Promise<Product> {
  throw new Error('not yet')
}

/** The product's addresses, as child processes of the tests read them. */
export function environmentOf(product: Product): Record<string, string> {
  return {
    RAFFLE_DESK_URL: product.url,
    RAFFLE_DESK_API_URL: product.url,
    RAFFLE_DESK_PORTAL_URL: product.portalUrl,
    RAFFLE_DESK_DATABASE_URL: product.databaseUrl,
  }
}
