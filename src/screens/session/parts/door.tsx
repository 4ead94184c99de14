import type { ReactNode, Ref } from 'react'
import { hrefOf } from '../../../core/links.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk } from '../../desk.tsx'
import { Link } from '../../kit/link.tsx'
import { BrandMark } from '../brand-mark.tsx'
import loginCss from '../login.css?inline'

addSheet(loginCss)

export interface DoorProps {
  title: string
  /** What it is for, in a sentence. */
  lead?: ReactNode
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** The card that stands alone on the pages before signing in. */
export function Door({ title, lead, ref, children }: DoorProps) {
  return (
    <div className="rd-login">
      <div className="rd-login-card" ref={ref}>
        <BrandMark />
        <h1 className="rd-login-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <div className="rd-login-lead">{lead}</div>}
        {children}
      </div>
    </div>
  )
}

/** A way to another of these pages. Not a `ScreenLink`, whose chunk login doesn't load. */
export function DoorLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link
      className="rd-login-link"
      href={hrefOf(useDesk().config, path)}
      path={path}
      // A field that loses the focus says what it lacks: the link would move away below the press.
      onMouseDown={event => event.preventDefault()}
    >
      {children}
    </Link>
  )
}
