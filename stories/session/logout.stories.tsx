import { type ElementStory, elementMeta, usual } from '../support/story.tsx'

const meta = { ...elementMeta('logout') }
export default meta

export const SigningOut: ElementStory = usual({})
