import type { StorybookConfig } from '@storybook/react-vite'
import { readCsf } from 'storybook/internal/csf-tools'
import { titleOf } from './titles.ts'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'vite.config.ts' } },
  },
  stories: ['../*.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  /** A screen says its name once, in the registry's texts: a story's title comes from its file. */
  experimental_indexers: existing => [
    {
      test: /\.stories\.tsx$/,
      async createIndex(file) {
        const stories = await readCsf(file, { makeTitle: () => titleOf(file) })
        return stories.parse().indexInputs
      },
    },
    ...(existing ?? []),
  ],
  /** The product's entries and their addresses are not Storybook's. */
  viteFinal({ experimental: _addresses, build, optimizeDeps, ...vite }) {
    const { rolldownOptions: _entries, ...rest } = build ?? {}
    return {
      ...vite,
      build: rest,
      // Packages behind dynamic imports are found at once, not one reload after the other.
      optimizeDeps: {
        ...optimizeDeps,
        entries: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'],
      },
    }
  },
}

export default config
