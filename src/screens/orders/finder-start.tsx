import { useStore } from '@nanostores/react'
import { conditionNames } from '../../core/orders/find-grammar.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { recentSearchesOf } from '../../core/orders/recent-searches.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { useLocale } from '../kit/language.tsx'
import finderStartCss from './finder-start.css?inline'

addSheet(finderStartCss)

/** Before anything is typed: what was looked for before, and what one can type. */
export function FinderStart({ onLook }: { onLook: (text: string) => void }) {
  const texts = useTexts(finderTexts)
  return (
    <div className="rd-finder-start">
      <Recent onLook={onLook} />
      <section>
        <h2 className="rd-finder-heading">{texts.conditions}</h2>
        <p className="rd-found-note">{texts.conditionsHint}</p>
        <dl className="rd-finder-conditions">
          {useExamples().map(([name, example]) => (
            <div key={name} className="rd-finder-condition">
              <dt>
                <button type="button" className="rd-finder-example" onClick={() => onLook(example)}>
                  {example}
                </button>
              </dt>
              <dd className="rd-finder-meaning">{texts[`condition-${name}`]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Recent({ onLook }: { onLook: (text: string) => void }) {
  const texts = useTexts(finderTexts)
  const { preference } = recentSearchesOf(useDesk())
  const searches = useStore(preference.$value)
  if (searches.length === 0) return null
  return (
    <section>
      <h2 className="rd-finder-heading">{texts.recent}</h2>
      <ul className="rd-finder-recent">
        {searches.map(text => (
          <li key={text}>
            <button type="button" className="rd-finder-example" onClick={() => onLook(text)}>
              <bdi>{text}</bdi>
            </button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => preference.set([])}>
            {texts.forget}
          </Button>
        </li>
      </ul>
    </section>
  )
}

/** One a condition, in the reader's words. */
function useExamples() {
  const words = useTexts(orderTexts)
  const { friday } = useTexts(finderTexts)
  const locale = useLocale()
  const say = (name: keyof typeof conditionNames, value: string) => {
    const said = value.toLocaleLowerCase(locale)
    return `${conditionNames[name][locale]}:${/\s/.test(said) ? `"${said}"` : said}`
  }
  return [
    ['status', say('status', words['status-FAILED'])],
    ['mark', say('mark', words['mark-refund-owed'])],
    ['raffle', say('raffle', 'harbour')],
    ['since', say('since', friday)],
    ['type', say('type', words['type-cheque'])],
    ['source', say('source', words['source-mail'])],
    ['more-than', '>100'],
  ] as const
}
