import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Contact } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Status } from '../../kit/status.tsx'

interface ContactsProps {
  contacts: readonly Contact[]
  moment: (instant: string) => string
}

/** Attempts to reach a winner: unclaimed prizes are held, and each attempt has to be on record. */
export function Contacts({ contacts, moment }: ContactsProps) {
  const texts = useTexts(winnerTexts)
  if (contacts.length === 0) return <p className="rd-draw-note">{texts.noContacts}</p>
  return (
    <ul className="rd-draw-record" aria-label={texts.contacts}>
      {contacts.map(({ at, by, channel, reached, unreachable, note }) => (
        <li key={at}>
          <p className="rd-winner-contact">
            <span>{texts[`channel-${channel}`]}</span>
            <Status tone={reached ? 'ok' : unreachable ? 'bad' : 'warn'}>
              {reached ? texts.wasReached : unreachable ? texts.isUnreachable : texts.notReached}
            </Status>
          </p>
          {note && <p>{note}</p>}
          <p className="rd-draw-note">{texts.by({ name: by, moment: moment(at) })}</p>
        </li>
      ))}
    </ul>
  )
}
