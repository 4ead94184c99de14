/**
 * The pages that frame a payment provider's card fields, below the base path. Their policy alone allows its origin, so that
 * whoever comes to one from another page, or leaves it for one, visits it as a document of its own.
 */
const cardPages: readonly string[] = ['/order-intake', '/create-order']

/** @param path below the base path, with or without its query */
export function framesCards(path: string): boolean {
  const [page = ''] = path.split(/[?#]/)
  return cardPages.includes(page.replace(/\/+$/, ''))
}

/** How a page says whether its policy lets it frame card fields, on its root element; without it there is no such policy. */
export const framesCardsMark = 'data-frames-cards'
