import type { Job } from '../../src/core/jobs/job.ts'
import { AsOf } from '../../src/screens/kit/as-of.tsx'
import { Button } from '../../src/screens/kit/button.tsx'
import { JobProgress } from '../../src/screens/kit/job-progress.tsx'
import { Progress } from '../../src/screens/kit/progress.tsx'
import { RowErrors } from '../../src/screens/kit/row-errors.tsx'
import { type KitStory, kitStory } from '../support/story.tsx'

export default {}

const nothing = () => undefined

const running: Job = {
  id: 'job',
  state: 'running',
  done: 412,
  total: 1000,
  startedAt: null,
  failures: [],
  message: null,
}

const words = {
  en: {
    title: 'Marking 1,000 orders as mailed',
    summary: '988 orders are marked as mailed.',
    whole: 'All 1,000 orders are marked as mailed.',
    cancelled: '412 orders are marked as mailed; the others are as they were.',
    failed: 'The server stopped unexpectedly. No order was changed.',
    why: 'This order was voided at 2:27 p.m.',
    download: 'Download failed rows',
    rows: '12 rows didn’t succeed',
  },
  fr: {
    title: 'Marquage de 1 000 commandes comme postées',
    summary: '988 commandes sont marquées comme postées.',
    whole: 'Les 1 000 commandes sont marquées comme postées.',
    cancelled: '412 commandes sont marquées comme postées; les autres n’ont pas changé.',
    failed: 'Le serveur s’est arrêté de façon inattendue. Aucune commande n’a été modifiée.',
    why: 'Cette commande a été annulée à 14 h 27.',
    download: 'Télécharger les lignes en échec',
    rows: '12 lignes en échec',
  },
}

function failuresOf(count: number, message: string) {
  return Array.from({ length: count }, (_, index) => ({
    id: `order-${index}`,
    label: (0x4f09c2 + index).toString(16).toUpperCase(),
    message,
  }))
}

export const Bars: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide" style={{ display: 'grid', gap: 16 }}>
    <Progress label={words[locale].title} done={0} total={100} />
    <Progress label={words[locale].title} done={41} total={100} />
    <Progress label={words[locale].title} done={100} total={100} tone="ok" />
    <Progress label={words[locale].title} done={72} total={100} tone="warn" />
    <Progress label={words[locale].title} done={30} total={100} tone="bad" />
    <Progress label={words[locale].title} done={0} total={null} />
  </div>
))

export const JobWaiting: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress
      title={words[locale].title}
      job={{ ...running, state: 'waiting', done: 0, total: null }}
      onCancel={nothing}
    />
  </div>
))

export const JobRunning: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress
      title={words[locale].title}
      // As long ago in every run: the pace stands still.
      job={{ ...running, startedAt: new Date(Date.now() - 60_000).toISOString() }}
      onCancel={nothing}
    />
  </div>
))

export const JobNotSeen: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress title={words[locale].title} job={running} stale onCancel={nothing} />
  </div>
))

export const JobCancelling: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress title={words[locale].title} job={running} cancelling onCancel={nothing} />
  </div>
))

export const JobCancelled: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress
      title={words[locale].title}
      job={{ ...running, state: 'cancelled' }}
      summary={words[locale].cancelled}
      onDismiss={nothing}
    />
  </div>
))

export const JobFinished: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress
      title={words[locale].title}
      job={{ ...running, state: 'finished', done: 1000 }}
      summary={words[locale].whole}
      onDismiss={nothing}
    />
  </div>
))

export const JobFinishedInPart: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress
      title={words[locale].title}
      job={{
        ...running,
        state: 'finished',
        done: 1000,
        failures: failuresOf(12, words[locale].why),
      }}
      summary={words[locale].summary}
      result={<Button>{words[locale].download}</Button>}
      onRetry={nothing}
      onDismiss={nothing}
    />
  </div>
))

export const JobFailed: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <JobProgress
      title={words[locale].title}
      job={{ ...running, state: 'failed', message: words[locale].failed }}
      onRetry={nothing}
      onDismiss={nothing}
    />
  </div>
))

export const RowsThatFailed: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <RowErrors label={words[locale].rows} rows={failuresOf(12, words[locale].why)} />
  </div>
))

export const OneRowThatFailed: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <RowErrors
      label={words[locale].rows}
      rows={failuresOf(1, words[locale].why).map(row => ({
        ...row,
        link: { href: '#', path: '/order/4F09C2' },
      }))}
    />
  </div>
))

export const FiguresAsOf: KitStory = kitStory(() => (
  <AsOf instant="2026-11-20T18:32:05Z" timeZone="America/Halifax" onRetry={nothing} />
))
