import { hrefOf } from '../../core/links.ts'
import type { Row } from '../../core/screen-row.ts'
import { rows } from '../../core/screens.ts'
import { sessionTexts } from '../../core/session/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Link } from '../kit/link.tsx'

const path = '/forgot-password'

/**
 * The link of section 2, shown once the registry has its screen. Not a `ScreenLink`, which stands in a chunk that login
 * doesn't load.
 */
export function ForgotPassword({ registry = rows }: { registry?: Readonly<Record<string, Row>> }) {
  const texts = useTexts(sessionTexts)
  const { config } = useDesk()
  const exists = Object.values(registry).some(row => row.kind === 'screen' && row.path === path)
  if (!exists) return null
  return (
    <Link className="rd-login-link" href={hrefOf(config, path)} path={path}>
      {texts.forgotPassword}
    </Link>
  )
}
