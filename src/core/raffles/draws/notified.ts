import type { ListPage } from '../../table/page.ts'
import type { Winner } from '../winners/winner.ts'
import type { Draw } from './draw.ts'

/** Somebody tried to reach every confirmed winner; where not all of them are at hand, nobody can say so. */
export function isNotified(
  { pickTotal }: Pick<Draw, 'pickTotal'>,
  { data }: Pick<ListPage<Winner>, 'data'>,
): boolean {
  const confirmed = data.filter(({ status }) => status === 'confirmed')
  return confirmed.length >= pickTotal && confirmed.every(({ contacts }) => contacts.length > 0)
}
