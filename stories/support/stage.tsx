import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import type { Theme } from '../../src/core/config.ts'
import { hostileCss } from './hostile-host.ts'
import { type Situation, situationOf } from './toolbar.ts'

/** The host page around a story: a column of the chosen width, and hostile style where asked for. */
export const inStage: Decorator = (Story, { globals, viewMode }) => {
  const { width, host, scheme } = situationOf(globals)
  return (
    <Stage width={width} scheme={scheme} host={viewMode === 'docs' ? 'plain' : host}>
      <Story />
    </Stage>
  )
}

interface StageProps {
  scheme: Theme
  width: string
  host: Situation['host']
  children: ReactNode
}

/** Below the stage only, since Storybook's own page would not survive it. The portal's tests do it to a whole page. */
const place = { within: '.story-host ', body: '.story-host', row: '.story-host' }

function Stage({ width, scheme, host, children }: StageProps) {
  useEffect(() => {
    if (host === 'plain') return
    const style = document.createElement('style')
    style.textContent = hostileCss(host, place)
    document.head.append(style)
    return () => style.remove()
  }, [host])

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
