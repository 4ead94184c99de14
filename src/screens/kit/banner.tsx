import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import bannerCss from './banner.css?inline'

addSheet(bannerCss)

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert }

interface BannerProps {
  tone: keyof typeof icons
  title: string
  /** What it means, in a sentence. */
  detail?: string
  /** Links or buttons. */
  children?: ReactNode
}

/** A message about the whole page, above it. */
export function Banner({ tone, title, detail, children }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div className={`rd-banner rd-banner-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon className="rd-banner-icon" size={18} aria-hidden="true" />
      <p className="rd-banner-words">
        <strong className="rd-banner-title">{title}</strong>{' '}
        {detail && <span className="rd-banner-detail">{detail}</span>}
      </p>
      {children && <div className="rd-banner-actions">{children}</div>}
    </div>
  )
}
