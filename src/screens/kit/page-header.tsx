import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import pageHeaderCss from './page-header.css?inline'

addSheet(pageHeaderCss)

interface PageHeaderProps {
  title: string
  /** What this is one side of, which `back` names in sight: the title says it to those who hear it. */
  of?: string
  /** Beside the title: a status. */
  status?: ReactNode
  /** What one needs to know about the whole, in a line. */
  subtitle?: ReactNode
  /** Up to the list that this is one of. */
  back?: { label: string; href: string; path: string }
  /** Buttons for the whole; one of them primary at most. */
  actions?: ReactNode
}

/** The head of a screen. Its title takes the focus when the shell arrives here. */
export function PageHeader({ title, of, status, subtitle, back, actions }: PageHeaderProps) {
  return (
    // Not a <header>: in a host's page, outside its <main>, each would be another banner.
    <div className="rd-page-header">
      {back && (
        <Link className="rd-page-header-back" href={back.href} path={back.path}>
          <Icon of={ArrowLeft} size={14} />
          {back.label}
        </Link>
      )}
      <div className="rd-page-header-line">
        <div className="rd-page-header-words">
          <div className="rd-page-header-name">
            <h1 className="rd-page-header-title" tabIndex={-1}>
              {title}
              {of && (
                <span className="rd-only-read-out">
                  , <bdi>{of}</bdi>
                </span>
              )}
            </h1>
            {status}
          </div>
          {subtitle && <p className="rd-page-header-subtitle">{subtitle}</p>}
        </div>
        {actions && <div className="rd-page-header-actions">{actions}</div>}
      </div>
    </div>
  )
}
