import { Download, Pencil } from 'lucide'
import { useState } from 'react'
import { userEvent } from 'storybook/test'
import { Button } from '../../src/screens/kit/button.tsx'
import { Disclosure } from '../../src/screens/kit/disclosure.tsx'
import { Icon } from '../../src/screens/kit/icon.tsx'
import { PageHeader } from '../../src/screens/kit/page-header.tsx'
import { Status } from '../../src/screens/kit/status.tsx'
import { type Step, Stepper } from '../../src/screens/kit/stepper.tsx'
import { Tabs } from '../../src/screens/kit/tabs.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const raffles = { href: '#', path: '/raffles' }

export const Header: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: '100%' }}>
    <PageHeader
      title="Harbour Lights 50/50"
      status={<Status tone="ok">{locale === 'fr' ? 'En vente' : 'On sale'}</Status>}
      subtitle={
        locale === 'fr'
          ? 'Le tirage a lieu lundi à 12 h HNA. Licence NS-2026-0417.'
          : 'Draws on Monday at 12:00 p.m. AST. Licence NS-2026-0417.'
      }
      back={{ label: locale === 'fr' ? 'Tombolas' : 'Raffles', ...raffles }}
      actions={
        <>
          <Button icon={<Icon of={Download} />}>
            {locale === 'fr' ? 'Télécharger le CSV' : 'Download CSV'}
          </Button>
          <Button variant="primary" icon={<Icon of={Pencil} />}>
            {locale === 'fr' ? 'Modifier la tombola' : 'Edit raffle'}
          </Button>
        </>
      }
    />
  </div>
))

export const HeaderAlone: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: '100%' }}>
    <PageHeader title={locale === 'fr' ? 'Commandes' : 'Orders'} />
  </div>
))

export const HeaderWithALongName: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: '100%', maxInlineSize: 320 }}>
    <PageHeader
      title="Saint-Louis-du-Ha!-Ha!Grande-Loterie-Maison-de-la-Fondation-des-soins-palliatifs 2026"
      actions={<Button>{locale === 'fr' ? 'Modifier' : 'Edit'}</Button>}
    />
  </div>
))

function Sides({ locale }: { locale: 'en' | 'fr' }) {
  const [selected, setSelected] = useState<'overview' | 'orders' | 'prizes' | 'activity'>('orders')
  const french = locale === 'fr'
  const side = (id: typeof selected, label: string, count?: number) => ({
    id,
    label,
    count,
    content: () => <p>{label}</p>,
  })
  return (
    <Tabs
      label="Harbour Lights 50/50"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        side('overview', french ? 'Vue d’ensemble' : 'Overview'),
        side('orders', french ? 'Commandes' : 'Orders', 1_284),
        side('prizes', french ? 'Lots et gagnants' : 'Prizes & Winners', 5),
        side('activity', french ? 'Activité' : 'Activity'),
      ]}
    />
  )
}

export const TabsWithCounts: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: '100%' }}>
    <Sides locale={locale} />
  </div>
))

export const TabsInANarrowColumn: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: 260 }}>
    <Sides locale={locale} />
  </div>
))

export const Accordion: KitStory = {
  ...kitStory(({ locale }) => (
    <div className="rd-story-wide">
      <Disclosure
        title={locale === 'fr' ? 'Frais' : 'Fees'}
        summary={locale === 'fr' ? '3 frais' : '3 fees'}
        defaultOpen
      >
        <p>{locale === 'fr' ? 'Frais de traitement : 2,90 %' : 'Processing fee: 2.90%'}</p>
      </Disclosure>
      <Disclosure title={locale === 'fr' ? 'Suivi' : 'Tracking'}>
        <p>GTM-EXAMPLE</p>
      </Disclosure>
    </div>
  )),
  async play({ canvasElement }) {
    const { findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button', { name: /Tracking|Suivi/ }))
  },
}

const drawSteps = (french: boolean): Step[] => [
  {
    id: 'ready',
    title: french ? 'Préparation' : 'Readiness',
    state: 'done',
    detail: french ? 'Les 14 appareils sont synchronisés.' : 'All 14 devices are synced.',
  },
  {
    id: 'lock',
    title: french ? 'Verrouillage' : 'Lock',
    state: 'current',
    detail: french ? '12 480 billets, 000001 à 012480.' : '12,480 tickets, 000001 to 012480.',
    content: (
      <Button variant="primary">{french ? 'Verrouiller les billets' : 'Lock tickets'}</Button>
    ),
  },
  {
    id: 'draw',
    title: french ? 'Tirage' : 'Draw',
    state: 'blocked',
    reasons: french
      ? ['Le tirage a lieu lundi à 12 h HNA.', 'Deux commandes sont en attente.']
      : ['The draw is on Monday at 12:00 p.m. AST.', 'Two orders are pending.'],
  },
  { id: 'close', title: french ? 'Clôture' : 'Close', state: 'todo' },
]

export const Procedure: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Stepper
      level={2}
      label={locale === 'fr' ? 'Tirage' : 'Draw'}
      steps={drawSteps(locale === 'fr')}
      onOpen={() => undefined}
    />
  </div>
))

const wizardSteps = (french: boolean): Step[] => [
  { id: 'file', title: french ? 'Fichier' : 'File', state: 'done' },
  { id: 'columns', title: french ? 'Colonnes' : 'Columns', state: 'current' },
  { id: 'check', title: french ? 'Vérification' : 'Check', state: 'todo' },
  { id: 'import', title: french ? 'Importation' : 'Import', state: 'todo' },
]

export const Wizard: KitStory = kitStory(({ locale }) => (
  <div style={{ inlineSize: '100%' }}>
    <Stepper
      direction="across"
      label={locale === 'fr' ? 'Importation' : 'Import'}
      steps={wizardSteps(locale === 'fr')}
      onOpen={() => undefined}
    />
  </div>
))
