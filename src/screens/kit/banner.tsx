import { CircleAlert, type IconNode, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import bannerCss from './banner.css?inline'
import { Icon } from './icon.tsx'

addSheet(bannerCss)

const icons = { ok: Info, info: Info, warn: TriangleAlert, bad: CircleAlert }

interface BannerProps {
  tone: keyof typeof icons
  title: string
  /** What it means, in a sentence. */
  detail?: string
  /** Instead of its tone's. */
  icon?: IconNode
  /** Links or buttons. */
  children?: ReactNode
}

/** A message about the whole page, above it. */
export function Banner({ tone, title, detail, icon = icons[tone], children }: BannerProps) {
  return (
    <div className={`rd-banner rd-banner-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={icon} className="rd-banner-icon" size={18} />
      <p className="rd-banner-words">
        <strong className="rd-banner-title">{title}</strong>{' '}
        {detail && <span className="rd-banner-detail">{detail}</span>}
      </p>
      {children && <div className="rd-banner-actions">{children}</div>}
    </div>
  )
}
