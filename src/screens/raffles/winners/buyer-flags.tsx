import { TriangleAlert } from 'lucide'
import { excludedTexts } from '../../../core/raffles/excluded/texts.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { Winner, WinnerFlag } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Icon } from '../../kit/icon.tsx'

/** What speaks against a picked ticket's buyer: said before anybody confirms. */
export function BuyerFlags({ winner }: { winner: Winner }) {
  const texts = useTexts(excludedTexts)
  const lines = useFlagWords()
  if (winner.status === 'rejected' || winner.flags.length === 0) return null
  return (
    <section className="rd-winner-flags" aria-label={texts.flags}>
      <p className="rd-winner-flags-title">
        <Icon of={TriangleAlert} size={16} /> {texts.flags}
      </p>
      <ul>
        {winner.flags.map(flag => (
          <li key={lines(flag)}>{lines(flag)}</li>
        ))}
      </ul>
    </section>
  )
}

function useFlagWords(): (flag: WinnerFlag) => string {
  const texts = useTexts(excludedTexts)
  const words = useTexts(winnerTexts)
  return flag => {
    const reason = words[`reason-${flag.reason}`]
    if (flag.kind === 'rejected') {
      const ticket = String(flag.ticketNumber)
      return `${texts['flag-rejected']({ ticket, reason })} ${texts[`by-${flag.by}`]}`
    }
    const { by, name, note } = flag
    const said = note === '' ? reason : `${reason} (${note})`
    if (by === 'name') return texts['flag-name']({ name, reason: said })
    return `${texts['flag-excluded']({ name, reason: said })} ${texts[`by-${by}`]}`
  }
}
