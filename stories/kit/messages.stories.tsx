import { Banner } from '../../src/screens/kit/banner.tsx'
import { Button } from '../../src/screens/kit/button.tsx'
import { Card } from '../../src/screens/kit/card.tsx'
import { Link, OutsideLink } from '../../src/screens/kit/link.tsx'
import { Status } from '../../src/screens/kit/status.tsx'
import { TaskList } from '../../src/screens/kit/task-list.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

const help = 'https://help.raffledesk.example/'

export const BannerWarning: KitStory = kitStory(() => (
  <Banner tone="warn" title="Your Stripe account requires attention." detail="Two details are due.">
    <OutsideLink href={help} hint="opens in a new tab">
      What Stripe asks for
    </OutsideLink>
  </Banner>
))

export const BannerFailure: KitStory = kitStory(() => (
  <Banner tone="bad" title="The account could not be loaded.">
    <Button variant="quiet">Retry</Button>
  </Banner>
))

export const BannerInformation: KitStory = kitStory(() => (
  <Banner tone="info" title="Your session ended while you were working.">
    <Link href="/raffles" path="/raffles">
      Continue where you were
    </Link>
  </Banner>
))

export const Statuses: KitStory = kitStory(() => (
  <div>
    <Status tone="ok">Active</Status> <Status tone="warn">Pending</Status>{' '}
    <Status tone="bad">Error</Status> <Status tone="info">Next step</Status>{' '}
    <Status tone="neutral">Void</Status>
  </div>
))

const link = { href: '/raffle', path: '/raffle' }

export const Tasks: KitStory = kitStory(() => (
  <Card title="Needs you now" action={<Button variant="quiet">Show 3 more</Button>}>
    <TaskList
      tasks={[
        {
          id: 'a',
          title: 'Autumn Gala 50/50',
          detail: 'It was due on Thursday at 3:00 p.m. AST.',
          status: 'Draw overdue',
          tone: 'bad',
          link,
        },
        {
          id: 'b',
          title: 'Kettle Drive',
          detail: 'No licence number is on record.',
          status: 'Licence missing',
          tone: 'warn',
        },
      ]}
    />
  </Card>
))
