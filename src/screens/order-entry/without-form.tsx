import { type ReactNode, useRef } from 'react'
import { outboxOf } from '../../core/outbox/open-outbox.ts'
import { useDesk } from '../desk.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { useEntryKeys } from './entry-keys.ts'
import { OutboxStrip } from './outbox-strip.tsx'
import { loadOutboxList, useOutboxList } from './use-outbox-list.ts'
import { useOutboxNews } from './use-outbox-news.ts'

const all = () => true
const noForm = () => 'noForm' as const
const nothing = () => undefined

/**
 * Where nothing can be sold, since nothing is on sale or nobody knows what is: orders that wait are sent and looked after
 * all the same.
 */
export function WithoutForm({ children }: { children: ReactNode }) {
  const outbox = outboxOf(useDesk())
  const place = useRef<HTMLDivElement>(null)
  const list = useOutboxList(outbox)
  useOutboxNews(outbox, all)
  useEntryKeys(place, key => key === 'outbox' && list.open())
  return (
    <div className="rd-entry" ref={place}>
      <OutboxStrip
        outbox={outbox}
        isSeen={key => list.seen.has(key)}
        openButton={list.button}
        onOpen={list.open}
      />
      {children}
      {list.isOpen && (
        <LoadedPart load={loadOutboxList} onClose={list.close}>
          {OutboxList => (
            <OutboxList
              outbox={outbox}
              isFormBlank
              againstTaking={noForm}
              onSeen={list.see}
              onTake={nothing}
              onClose={list.close}
            />
          )}
        </LoadedPart>
      )}
    </div>
  )
}
