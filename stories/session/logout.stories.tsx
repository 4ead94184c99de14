import { type ElementStory, elementMeta } from '../support/story.tsx'

const meta = { ...elementMeta('logout') }
export default meta

export const SigningOut: ElementStory = {}
