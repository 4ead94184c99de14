import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import type { Theme } from '../../src/core/config.ts'
import { situationOf } from './toolbar.ts'

/** The host page around a story: a column of the chosen width, and hostile style where asked for. */
export const inStage: Decorator = (Story, { globals, viewMode }) => {
  const { width, host, scheme } = situationOf(globals)
  return (
    <Stage width={width} scheme={scheme} hostile={host === 'hostile' && viewMode !== 'docs'}>
      <Story />
    </Stage>
  )
}

interface StageProps {
  scheme: Theme
  width: string
  hostile: boolean
  children: ReactNode
}

/**
 * Resets that win over everything, another base size, odd type, another direction, a flex row: below
 * the stage only, since Storybook's own page would not survive them. The portal's tests do it to a whole page.
 */
const hostileStyle = `
  html { font-size: 10px; }
  @scope (.story-host) {
    * { all: unset !important; }
    * { letter-spacing: 3px; font-family: fantasy; line-height: 3; text-transform: uppercase; }
    :scope { direction: rtl !important; display: flex !important; flex-direction: row !important; }
  }
`

function Stage({ width, scheme, hostile, children }: StageProps) {
  useEffect(() => {
    if (!hostile) return
    const style = document.createElement('style')
    style.textContent = hostileStyle
    document.head.append(style)
    return () => style.remove()
  }, [hostile])

  const inlineSize = /^\d+$/.test(width) ? `${width}px` : '100%'
  // The page's own paper, in the scheme that the story is seen in.
  const colorScheme = scheme === 'auto' ? 'light dark' : scheme
  const paper = { colorScheme, background: 'light-dark(#f9f9fb, #0e0e13)' }
  return (
    <div style={{ ...paper, minBlockSize: '100dvh' }}>
      <div style={{ inlineSize, maxInlineSize: '100%' }}>
        <div className="story-host">{children}</div>
      </div>
    </div>
  )
}
