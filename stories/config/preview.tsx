import type { Preview } from '@storybook/react-vite'
import { inStage } from '../support/stage.tsx'
import { toolbar, usualGlobals } from '../support/toolbar.ts'

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: usualGlobals,
  decorators: [inStage],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    options: { storySort: { order: ['Start', 'Screens', 'Widgets', 'Kit'] } },
    a11y: { test: 'error' },
  },
}

export default preview
