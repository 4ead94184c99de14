import { shortId } from '../../core/format/short-id.ts'
import { pathTo } from '../../core/links.ts'
import type { FindReason, FoundOrder } from '../../core/orders/find.ts'
import { piecesOf } from '../../core/orders/find-marks.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { ScreenLink } from '../screen-link.tsx'

/** An answer by its short id and its buyer; the whole of its row opens it. */
export function FoundLink({ found: { order, why } }: { found: FoundOrder }) {
  const { id, buyer } = order
  return (
    <ScreenLink className="rd-found-link" path={pathTo('order', { id })}>
      <span className="rd-short-id">
        <Marked text={shortId(id)} why={why} reasons={byId} />
      </span>{' '}
      <bdi>
        <Marked text={buyer.name} why={why} reasons={byName} />
      </bdi>
    </ScreenLink>
  )
}

const byId: readonly FindReason[] = ['order']
const byName: readonly FindReason[] = ['name', 'similar-name']

interface MarkedProps {
  text: string
  why: FoundOrder['why']
  reasons: readonly FindReason[]
}

/** A text with what was typed marked in it. */
export function Marked({ text, why, reasons }: MarkedProps) {
  let at = 0
  return piecesOf(text, why, reasons).map(piece => {
    const key = at
    at += piece.text.length
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
  })
}

/** In words, for those who don't see what is marked, and where a slip was meant. */
export function Why({ why }: Pick<FoundOrder, 'why'>) {
  const texts = useTexts(finderTexts)
  const locale = useLocale()
  const all = [...new Set(why.map(({ reason }) => reason))]
  // A name of which a word is just that is still a similar one.
  const reasons = all.includes('similar-name') ? all.filter(each => each !== 'name') : all
  if (reasons.length === 0) return null
  const list = new Intl.ListFormat(`${locale}-CA`).format(
    reasons.map(reason => texts[`why-${reason}`]),
  )
  return <p className="rd-found-note rd-found-why">{texts.foundBy({ reasons: list })}</p>
}
