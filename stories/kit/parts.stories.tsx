import { type KitStory, kitStory } from '../support/story.tsx'
import { PartsScreen, type PartsTab } from './parts/parts-screen.tsx'
import { partsWords } from './parts/words.ts'

export default {}

/** All parts together on one screen, one tab at a time. */
function partsStory(tab: PartsTab, open?: 'drawer' | 'confirm'): KitStory {
  return kitStory(({ locale }) => (
    <PartsScreen words={partsWords[locale]} tab={tab} {...(open && { open })} />
  ))
}

export const Overview: KitStory = partsStory('overview')
export const Prizes: KitStory = partsStory('prizes')
export const Draw: KitStory = partsStory('draw')
export const Activity: KitStory = partsStory('activity')
export const Settings: KitStory = partsStory('settings')
export const DrawerOpen: KitStory = partsStory('prizes', 'drawer')
export const ConfirmOpen: KitStory = partsStory('prizes', 'confirm')
