import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { hostileStyle } from '../../test/support/browser/hostile-style.ts'
import { situationOf } from './toolbar.ts'

/** The host page around a story: a column of the chosen width, and hostile style where asked for. */
export const inStage: Decorator = (Story, { globals, viewMode }) => {
  const { width, host } = situationOf(globals)
  return (
    <Stage width={width} hostile={host === 'hostile' && viewMode !== 'docs'}>
      <Story />
    </Stage>
  )
}

interface StageProps {
  width: string
  hostile: boolean
  children: ReactNode
}

function Stage({ width, hostile, children }: StageProps) {
  useEffect(() => {
    if (!hostile) return
    const style = document.createElement('style')
    style.textContent = hostileStyle
    document.head.append(style)
    return () => style.remove()
  }, [hostile])

  const inlineSize = /^\d+$/.test(width) ? `${width}px` : '100%'
  return <div style={{ inlineSize, maxInlineSize: '100%' }}>{children}</div>
}
