import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { onResize } from '../../../core/style/on-resize.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useLocale, useWords } from '../language.tsx'
import type { KitForm } from './form.ts'
import { inReadingOrder, type SectionEntry } from './form-sections.ts'
import sectionListCss from './section-list.css?inline'
import { formTexts } from './texts.ts'

addSheet(sectionListCss)

interface SectionListProps<Values extends FieldValues> {
  form: KitForm<Values>
  entries: readonly SectionEntry[]
}

/** The sections of a long form, the one in sight marked, each with the number of its fields to correct. */
export function SectionList<Values extends FieldValues>({
  form: { faults, places },
  entries,
}: SectionListProps<Values>) {
  const words = useWords(formTexts)
  const locale = useLocale()
  const shown = useSyncExternalStore(faults.subscribe, faults.shown)
  const sections = inReadingOrder(entries)
  const current = useSectionInSight(sections)
  const row = useRowThatShows(current)
  const faultsIn = ({ element }: SectionEntry) => {
    const names = shown.flatMap(({ path }) => places.nameOf(path) ?? [])
    return [...new Set(names)].filter(name => element.contains(places.get(name)?.element ?? null))
      .length
  }
  return (
    <nav ref={row} className="rd-section-list" aria-label={words.sections}>
      <ul className="rd-section-list-items">
        {sections.map(section => {
          const count = faultsIn(section)
          const number = new Intl.NumberFormat(`${locale}-CA`).format(count)
          return (
            <li key={section.title}>
              <button
                type="button"
                className="rd-section-list-link"
                aria-current={section === current ? 'true' : undefined}
                onClick={section.open}
              >
                {section.title}
                {count > 0 && (
                  <>
                    <span className="rd-section-list-faults" aria-hidden="true">
                      {number}
                    </span>
                    <span className="rd-only-read-out">
                      {' '}
                      {words.sectionFaults({ number })(count)}
                    </span>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Where the list is one line, the section in sight stands in its middle; the page stays where it is. */
function useRowThatShows(current: SectionEntry | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: list } = row
    if (!list || !current) return
    return onResize([list], () => {
      const link = list.querySelector<HTMLElement>('[aria-current]')
      if (link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
    })
  }, [current])
  return row
}

/**
 * The section that somebody went to, here or by a link, until they scroll: the last ones can't come to the top. Else
 * the last whose head has passed the upper third of the window.
 */
function useSectionInSight(sections: readonly SectionEntry[]): SectionEntry | undefined {
  const [current, setCurrent] = useState<SectionEntry>()
  const chosen = useRef<{ section: SectionEntry; top: number }>(null)
  const known = useRef(false)
  useEffect(() => {
    const leave = new AbortController()
    const look = () => {
      const passed = sections.filter(section => topOf(section) < innerHeight / 3)
      setCurrent(chosen.current?.section ?? passed.at(-1) ?? sections[0])
    }
    const onScroll = () => {
      const stays = chosen.current
      // Going there scrolls too; where it still stands there, nobody else did.
      if (stays && Math.abs(topOf(stays.section) - stays.top) > 1) chosen.current = null
      look()
    }
    const onResize = () => {
      if (chosen.current) chosen.current.top = topOf(chosen.current.section)
      look()
    }
    const { signal } = leave
    for (const section of sections) {
      const choose = (head: EventTarget | null) => {
        if (!(head instanceof HTMLHeadingElement)) return
        chosen.current = { section, top: topOf(section) }
        look()
      }
      // A link may have led there before the sections were known.
      const { activeElement } = section.element.getRootNode() as Document | ShadowRoot
      if (!known.current && section.element.contains(activeElement)) choose(activeElement)
      section.element.addEventListener('focusin', ({ target }) => choose(target), { signal })
    }
    known.current ||= sections.length > 0
    look()
    addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
    addEventListener('resize', onResize, { signal })
    return () => leave.abort()
  }, [sections])
  return current
}

function topOf({ element }: SectionEntry): number {
  return element.getBoundingClientRect().top
}
