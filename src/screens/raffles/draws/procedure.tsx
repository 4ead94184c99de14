import { type ReactNode, useState } from 'react'
import { formatInstant } from '../../../core/format/instants.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import type { DrawProcedure, DrawView } from '../../../core/raffles/draws/draw-procedure.ts'
import {
  isFolded,
  type ProcedureStep,
  type StepPlace,
  stepsOf,
} from '../../../core/raffles/draws/procedure-steps.ts'
import type { Leavable } from '../../../core/raffles/draws/rules.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Banner } from '../../kit/banner.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { useLocale } from '../../kit/language.tsx'
import { type Step, Stepper } from '../../kit/stepper.tsx'
import { AboutDraw } from './about-draw.tsx'
import { Announcements } from './announcements.tsx'
import { BarrelStep } from './barrel-step.tsx'
import { CertificateStep } from './certificate-step.tsx'
import { CloseStep } from './close-step.tsx'
import { DrawFigures } from './draw-figures.tsx'
import { DrawHeader } from './draw-header.tsx'
import drawsCss from './draws.css?inline'
import { LockStep } from './lock-step.tsx'
import { NotifyStep } from './notify-step.tsx'
import { PickStep } from './pick-step.tsx'
import picksCss from './picks.css?inline'
import { ProcedureProvider, useProcedure } from './procedure-context.tsx'
import { ReadinessStep } from './readiness-step.tsx'
import { StepPanel } from './step-panel.tsx'
import { StubsStep } from './stubs-step.tsx'
import { useHappenings } from './use-happenings.ts'
import { useStepDetail } from './use-step-detail.ts'
import { VerifyStep } from './verify-step.tsx'
import { WitnessStep } from './witness-step.tsx'

addSheet(drawsCss)
addSheet(picksCss)

interface ProcedureProps {
  procedure: DrawProcedure
  view: DrawView
  staleSince: number | null
}

/** One draw with all of its steps, as the server has them. */
export function Procedure({ procedure, view, staleSince }: ProcedureProps) {
  const texts = useTexts(drawTexts)
  const locale = useLocale()
  const timeZone = browserTimeZone()
  const places = placesOf(view)
  return (
    <ProcedureProvider procedure={procedure} view={view}>
      <div className="rd-draw">
        <DrawHeader />
        {staleSince !== null && (
          <Banner
            tone="warn"
            title={texts.stale}
            detail={texts.staleDetail({
              time: formatInstant(new Date(staleSince).toISOString(), {
                timeZone,
                locale,
                style: 'time',
              }),
            })}
          />
        )}
        <DrawFigures />
        <div className="rd-draw-columns">
          <Steps places={places} />
          <AboutDraw />
        </div>
      </div>
    </ProcedureProvider>
  )
}

function Steps({ places }: { places: readonly StepPlace[] }) {
  const texts = useTexts(drawTexts)
  const scene = useProcedure()
  const [leaveOut, setLeaveOut] = useState<readonly Leavable[]>([])
  const detailOf = useStepDetail(leaveOut)
  const { draw, winners } = scene
  const contents: Record<ProcedureStep, () => ReactNode> = {
    readiness: () => <ReadinessStep leaveOut={leaveOut} onLeaveOut={setLeaveOut} />,
    lock: () => <LockStep leaveOut={leaveOut} />,
    witness: () => <WitnessStep />,
    stubs: () => <StubsStep />,
    pick: () =>
      draw.drawType === 'barrel' ? <BarrelStep latest={latest} /> : <PickStep latest={latest} />,
    verify: () => <VerifyStep />,
    notify: () => <NotifyStep />,
    complete: () => <CertificateStep />,
    close: () => <CloseStep />,
  }
  const current = places.find(({ state }) => state === 'current')
  const next = (current ?? places.at(-1))?.id
  const titleOf = (id: ProcedureStep) =>
    id === 'pick' && draw.drawType === 'barrel' ? texts.enterDrawn : texts[id]
  const { latest, said } = useHappenings(scene, current ? titleOf(current.id) : null)

  function stepOf({ id, state, open }: StepPlace): Step {
    const title = titleOf(id)
    return {
      id,
      title,
      state,
      detail: detailOf(id, state),
      content: open && (
        <StepPanel id={id} title={title} isNext={id === next}>
          {isFolded(id, draw, winners.data) ? (
            <Disclosure title={texts.details} about={title} level={3}>
              {contents[id]()}
            </Disclosure>
          ) : (
            contents[id]()
          )}
        </StepPanel>
      ),
    }
  }

  return (
    <div className="rd-draw-steps">
      <Stepper label={texts.steps({ draw: scene.name })} level={2} steps={places.map(stepOf)} />
      <Announcements said={said} />
    </div>
  )
}

function placesOf({ draw, raffle }: DrawView): readonly StepPlace[] {
  return stepsOf(draw, { raffle })
}
