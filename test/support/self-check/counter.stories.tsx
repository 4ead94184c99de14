import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Counter } from './counter.tsx'

const meta: Meta<typeof Counter> = {
  component: Counter,
  args: { label: 'Tickets' },
  // A bare button with no look of its own: a hostile host may give it any colours.
  parameters: { axe: { without: ['color-contrast'] } },
}
export default meta

export const Zero: StoryObj<typeof Counter> = {}

export const AfterAClick: StoryObj<typeof Counter> = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveTextContent('Tickets: 1')
  },
}
