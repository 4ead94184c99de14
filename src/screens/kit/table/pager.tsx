import { ChevronLeft, ChevronRight } from 'lucide'
import { useId } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useLocale, useWords } from '../language.tsx'
import { useNumber } from '../use-number.ts'
import pagerCss from './pager.css?inline'
import type { PagingProps } from './table-types.ts'
import { tableTexts } from './texts.ts'

addSheet(pagerCss)

interface PagerProps extends PagingProps {
  /** Rows on this page. */
  shown: number
  /** Another page is on its way. */
  busy: boolean
}

/** Previous and Next, which rows these are of how many, and how many a page holds. */
export function Pager(props: PagerProps) {
  const { page, pageSize, shown, busy, hasPrevious, hasNext, onPrevious, onNext } = props
  const words = useWords(tableTexts)
  const number = useNumber()
  const first = (page - 1) * pageSize + 1
  const range = words.range({
    first: number(first),
    last: number(first + shown - 1),
    total: useTotal(props),
  })
  return (
    <nav className="rd-pager" aria-label={words.pages}>
      <p className="rd-pager-range rd-number" role="status">
        {range}
      </p>
      <PageSize {...props} />
      <div className="rd-pager-buttons">
        <Step
          icon={ChevronLeft}
          label={words.previous}
          off={!hasPrevious || busy}
          onStep={onPrevious}
        />
        <Step icon={ChevronRight} label={words.next} off={!hasNext || busy} onStep={onNext} after />
      </div>
    </nav>
  )
}

/** "1,234"; "10,000+" where counting ended. */
export function useTotal({ total, totalCapped }: Pick<PagingProps, 'total' | 'totalCapped'>) {
  const words = useWords(tableTexts)
  const number = useNumber()
  return totalCapped ? words.more({ number: number(total) }) : number(total)
}

interface StepProps {
  icon: typeof ChevronLeft
  label: string
  off: boolean
  after?: boolean
  onStep: () => void
}

/** Not `disabled`: on the last page the focus would fall out of the table. */
function Step({ icon, label, off, after = false, onStep }: StepProps) {
  const drawing = <Icon of={icon} />
  return (
    <Button
      className="rd-pager-step"
      icon={after ? undefined : drawing}
      {...(off ? { 'aria-disabled': true } : {})}
      onClick={() => off || onStep()}
    >
      {label}
      {after && drawing}
    </Button>
  )
}

function PageSize({ pageSize, pageSizes = [], onPageSize }: PagingProps) {
  const words = useWords(tableTexts)
  const locale = useLocale()
  const id = useId()
  if (!onPageSize || pageSizes.length < 2) return null
  return (
    <div className="rd-pager-size">
      <label htmlFor={id}>{words.pageSize}</label>
      <select
        id={id}
        lang={locale}
        value={pageSize}
        onChange={event => onPageSize(Number(event.target.value))}
      >
        {pageSizes.map(size => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  )
}
