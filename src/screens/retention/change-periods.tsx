import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Desk } from '../../core/desk.ts'
import { DeskError } from '../../core/errors.ts'
import { changeRecord } from '../../core/forms/change-record.ts'
import { mapSaved } from '../../core/forms/saved.ts'
import {
  type OrganizationRecord,
  organizationRecordCalls,
} from '../../core/organizations/organization-record.ts'
import type { OrganizationReading } from '../../core/organizations/record-view.ts'
import { createResource, type ResourceStore } from '../../core/resource.ts'
import {
  type Removed,
  type Retention,
  retentionCalls,
  retentionForm,
  retentionNames,
  shortened,
} from '../../core/retention/retention.ts'
import { retentionTexts } from '../../core/retention/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FormDrawer } from '../form-drawer.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { LinesNotReady } from '../not-ready.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'
import { useRemoved } from './use-removed.ts'

interface ChangePeriodsProps {
  organization: OrganizationRecord
  view: OrganizationReading
  onClose: () => void
}

/** How long an organization keeps what. Nothing is set shorter before it shows what would go the next night. */
export default function ChangePeriods({ organization, view, onClose }: ChangePeriodsProps) {
  const { http } = useDesk()
  const texts = useTexts(retentionTexts)
  const notify = useNotify()
  const { id, version, name } = organization
  /** What shows: the periods that it was counted for. */
  const shown = useRef('')
  const form = useForm(retentionForm.schema, {
    id: `retention:${id}`,
    values: retentionForm.valuesOf(organization),
    version,
    messages: {
      'too-small': ({ least = '' }) => texts.atLeast({ least })(Number(least)),
      'too-large': ({ most = '' }) => texts.atMost({ most }),
      'whole-number': texts.wholeMonths,
    },
    async onSave(values, attempt) {
      const isLess = shortened(organization, values).length > 0
      if (isLess && shown.current !== keyOf(organization, values))
        throw new DeskError('invalid', texts.lookFirst)
      const changes = retentionForm.changesOf(attempt.base, values)
      const body = { ...changes, version: Number(attempt.version) }
      const asked = { params: { id }, body }
      const saved = await changeRecord(http, organizationRecordCalls.change, asked)
      return mapSaved(saved, retentionForm.valuesOf)
    },
    onSaved() {
      notify('ok', texts.saved({ name }))
      view.reload()
      onClose()
    },
  })
  const field = fieldsOf(form)
  const typed = form.methods.watch()
  const less = shortened(organization, typed)
  const key = keyOf(organization, typed)
  const setShown = useCallback(() => {
    shown.current = key
  }, [key])
  return (
    <FormDrawer
      form={form}
      size="sm"
      title={texts.changeTitle({ name })}
      description={texts.changeHint}
      submit={texts.save}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <div className="rd-record-form">
        {retentionNames.map(each => (
          <div key={each}>
            {field(each, texts[each], bound => (
              <NumberField {...bound} unit={texts.months} description={texts[`${each}Hint`]} />
            ))}
          </div>
        ))}
        {less.length > 0 && (
          <WouldGo
            key={key}
            organizationId={id}
            query={queryOf(organization, typed)}
            onShown={setShown}
          />
        )}
      </div>
    </FormDrawer>
  )
}

/** Of what is set shorter alone: the rest goes as it would have. */
function queryOf(before: Retention, typed: Retention): Record<string, string> {
  return Object.fromEntries(shortened(before, typed).map(name => [name, String(typed[name])]))
}

const keyOf = (before: Retention, typed: Retention) => JSON.stringify(queryOf(before, typed))

function lookAt(desk: Desk, id: string, query: Record<string, string>): ResourceStore<Removed> {
  return createResource<Removed>(desk, {
    load: async ({ signal }) => ({
      data: await desk.http.ask(retentionCalls.look, { params: { id }, query }, { signal }),
      version: '',
    }),
  })
}

interface WouldGoProps {
  organizationId: string
  query: Record<string, string>
  onShown: () => void
}

function WouldGo({ organizationId, query, onShown }: WouldGoProps) {
  const desk = useDesk()
  const texts = useTexts(retentionTexts)
  const removed = useRemoved()
  const [{ $state, reload }] = useState(() => lookAt(desk, organizationId, query))
  const read = useStore($state)
  const isReady = read.state === 'ready'
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isReady) return
    onShown()
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady, onShown])
  const lines = isReady ? removed(read.data, true) : []
  return (
    <section ref={place} aria-label={texts.wouldGo} data-part="would-go">
      <h3>{texts.wouldGo}</h3>
      {read.state !== 'ready' && read.state !== 'empty' && (
        <LinesNotReady
          read={read}
          label={texts.looking}
          title={texts.lookFailed}
          onRetry={reload}
        />
      )}
      {isReady && (
        <div role="status">
          {lines.length === 0 ? (
            <p>{texts.goesNothing}</p>
          ) : (
            <>
              <ul>
                {lines.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="rd-record-muted">{texts.goesHint}</p>
            </>
          )}
        </div>
      )}
    </section>
  )
}
