import type { ComponentProps } from 'react'
import { Focusable } from 'react-aria/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { addSheet } from '../../../core/style/sheets.ts'
import { AriaRoot } from './aria-root.tsx'
import tooltipCss from './tooltip.css?inline'

addSheet(tooltipCss)

interface TooltipProps {
  /** A few words that help. What people need to know stands in the page. */
  text: string
  /** A button or link. */
  children: ComponentProps<typeof Focusable>['children']
}

/**
 * A few words about a control, for those who point at it or reach it by keyboard. They describe the
 * control; they never name it. Escape takes them away.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <AriaRoot>
      <TooltipTrigger delay={500} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip className="rd-tooltip" offset={6} containerPadding={8}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaRoot>
  )
}
