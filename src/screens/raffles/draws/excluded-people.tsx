import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { may } from '../../../core/permissions.ts'
import {
  createExcludedPeople,
  includePerson,
} from '../../../core/raffles/excluded/excluded-people.ts'
import type { ExcludedPerson } from '../../../core/raffles/excluded/excluded-person.ts'
import { excludedTexts } from '../../../core/raffles/excluded/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Drawer } from '../../kit/overlays/drawer.tsx'
import { NotReady } from '../../not-ready.tsx'
import { EmailLink, PhoneLink } from '../../reach-links.tsx'
import { useNotify } from '../../use-notify.ts'
import { AskingButton } from './asking-button.tsx'
import { type ExcludedDraft, ExcludedForm } from './excluded-form.tsx'
import excludedPeopleCss from './excluded-people.css?inline'
import { useProcedure } from './procedure-context.tsx'
import { WaitingLines } from './waiting-lines.tsx'

addSheet(excludedPeopleCss)

interface ExcludedPeopleProps {
  label: string
  /** Who, for a button among several alike. */
  name?: string
  /** Somebody to begin with: a rejected buyer. */
  draft?: ExcludedDraft
}

/** The list of excluded people, behind a button for those who keep it. */
export function ExcludedPeople({ label, name, draft = {} }: ExcludedPeopleProps) {
  const [open, setOpen] = useState(false)
  const { roles } = useProcedure()
  if (!may('excluded-people:manage', roles)) return null
  return (
    <>
      <Button {...(name && { 'aria-label': name })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <ExcludedDrawer draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExcludedDrawer({ draft, onClose }: { draft: ExcludedDraft; onClose: () => void }) {
  const desk = useDesk()
  const texts = useTexts(excludedTexts)
  const { raffle, procedure, number } = useProcedure()
  const { organizationId } = raffle
  const { $state, reload } = useMemo(
    () => createExcludedPeople(desk, organizationId),
    [desk, organizationId],
  )
  const state = useStore($state)
  const notify = useNotify()
  const list = useRef<HTMLElement>(null)

  function changed(said: string) {
    notify('ok', said)
    reload()
    void procedure.live.refresh()
  }

  const shown: Record<'empty' | 'ready', () => ReactNode> = {
    empty: () => <p className="rd-draw-note">{texts.none}</p>,
    ready: () => {
      if (state.state !== 'ready') return null
      const { data, paging } = state.data
      return (
        <>
          <ul className="rd-excluded">
            {data.map(person => (
              <Person
                key={person.id}
                person={person}
                onRemoved={() => {
                  list.current?.focus()
                  changed(texts.removed({ name: person.name }))
                }}
              />
            ))}
          </ul>
          {paging.total > data.length && (
            <p className="rd-draw-note">{texts.firstOf({ number: number(data.length) })}</p>
          )}
        </>
      )
    },
  }

  return (
    <Drawer
      open
      title={texts.title}
      description={texts.hint}
      onClose={onClose}
      footer={
        <Button size="lg" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="rd-excluded-drawer">
        <ExcludedForm draft={draft} onAdded={name => changed(texts.wasAdded({ name }))} />
        <section ref={list} tabIndex={-1} aria-label={texts.list}>
          {state.state === 'ready' || state.state === 'empty' ? (
            shown[state.state]()
          ) : (
            <NotReady
              read={state}
              waiting={<WaitingLines label={texts.loading} widths={['60%', '70%']} />}
              onRetry={reload}
            />
          )}
        </section>
      </div>
    </Drawer>
  )
}

function Person({ person, onRemoved }: { person: ExcludedPerson; onRemoved: () => void }) {
  const desk = useDesk()
  const texts = useTexts(excludedTexts)
  const words = useTexts(winnerTexts)
  const { moment } = useProcedure()
  const { id, name, email, phone, reason, note, addedAt, addedBy } = person
  const added = { moment: moment(addedAt) }
  return (
    <li className="rd-excluded-person">
      <p className="rd-excluded-name">{name}</p>
      <p>{[words[`reason-${reason}`], note].filter(Boolean).join(': ')}</p>
      {(email || phone) && (
        <p className="rd-draw-note rd-draw-reach">
          {phone && <PhoneLink phone={phone} />}
          {email && <EmailLink email={email} />}
        </p>
      )}
      <p className="rd-draw-note">
        {addedBy ? texts.added({ name: addedBy, ...added }) : texts.addedSince(added)}
      </p>
      <AskingButton
        variant="quiet"
        label={texts.remove}
        name={texts.removeNamed({ name })}
        question={{
          title: texts.removeTitle({ name }),
          message: texts.removeMessage,
          confirmLabel: texts.remove,
          cancelLabel: texts.keep,
        }}
        asks={id}
        onConfirm={(_reason, attempt) => includePerson(desk.http, id, attempt)}
        onDone={onRemoved}
      />
    </li>
  )
}
