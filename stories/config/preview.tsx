import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { inStage } from '../support/stage.tsx'
import { toolbar, usualGlobals } from '../support/toolbar.ts'

// A busy machine draws late; stories wait for what they show, never for a time.
configure({ asyncUtilTimeout: 8000 })

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
