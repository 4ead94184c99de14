import { Ticket } from 'lucide'
import { Button } from '../../src/screens/kit/button.tsx'
import { EmptyState } from '../../src/screens/kit/empty-state.tsx'
import { FailedState } from '../../src/screens/kit/failed-state.tsx'
import { ForbiddenState } from '../../src/screens/kit/forbidden-state.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

export const Empty: KitStory = kitStory(() => (
  <EmptyState
    icon={Ticket}
    title="No raffle yet"
    message="A raffle has dates, prizes and ticket packages."
    action={<Button variant="primary">Create a raffle</Button>}
  />
))

export const Failed: KitStory = kitStory(() => (
  <FailedState
    title="Sales could not be loaded."
    message="The report is being rebuilt."
    retry="Retry"
    onRetry={() => undefined}
  />
))

export const Forbidden: KitStory = kitStory(() => (
  <ForbiddenState
    title="You don’t have permission for this."
    message="An account owner of your organization, or the product’s administrators, can give you access."
  />
))
