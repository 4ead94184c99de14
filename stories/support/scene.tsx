import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createTranslator, type Locale } from '../../src/core/i18n/texts.ts'
import type { Row } from '../../src/core/screen-row.ts'
import { tagOf } from '../../src/core/screen-row.ts'
import { rows, type ScreenId } from '../../src/core/screens.ts'
import { registerFont } from '../../src/core/style/font.ts'
import { addSheet, adoptSheets } from '../../src/core/style/sheets.ts'
import { attachRoot } from '../../src/elements/attach-root.ts'
import { defineElements } from '../../src/elements/define.ts'
import { type Language, LanguageContext } from '../../src/screens/kit/language.tsx'
import { type StoryDeskOptions, storyDesk } from './fake-desk.ts'
import storyCss from './story.css?inline'
import type { Situation } from './toolbar.ts'

addSheet(storyCss)

export type Attributes = Readonly<Record<string, string | boolean | undefined>>

interface ElementSceneProps {
  id: ScreenId
  attributes: Attributes
  situation: Situation
  options: StoryDeskOptions | undefined
}

/** One of our elements on a desk of its own: as a host places it, without a network. */
export function ElementScene({ id, attributes, situation, options }: ElementSceneProps) {
  const place = useRef<HTMLDivElement>(null)
  const [element, setElement] = useState<HTMLElement>()
  const { scheme, locale, role } = situation

  useEffect(() => {
    defineElements()
    const desk = storyDesk({ scheme, locale, role }, options)
    const made = Object.assign(document.createElement(tagOf(id)), { desk })
    made.addEventListener('raffle-desk-ready', () =>
      place.current?.setAttribute('data-scene', 'ready'),
    )
    setElement(made)
    return () => {
      made.remove()
      desk.destroy()
    }
  }, [id, scheme, locale, role, options])

  useEffect(() => {
    if (!element) return
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
    if (!element.isConnected) place.current?.append(element)
  }, [element, attributes])

  const row: Row = rows[id]
  // A blank layout fills the page; everything else stands inside the shell or a host's column.
  const padding = row.kind === 'screen' && row.layout === 'blank' ? 0 : 24
  return <div ref={place} data-scene="waiting" style={{ padding }} />
}

function setAttribute(element: HTMLElement, name: string, value: string | boolean | undefined) {
  if (value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : value)
}

interface KitSceneProps {
  situation: Situation
  children: ReactNode
}

/** A shadow root with the sheets that all our roots share, for parts that are no elements themselves. */
export function KitScene({ situation: { scheme, locale }, children }: KitSceneProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement>()
  const language = useMemo(() => languageOf(locale), [locale])

  useEffect(() => {
    if (!host.current) return
    // React's strict mode runs an effect twice; a shadow root is attached once.
    const made =
      host.current.shadowRoot?.querySelector<HTMLElement>('.rd-root') ?? attachRoot(host.current)
    const release = adoptSheets(made.getRootNode() as ShadowRoot)
    registerFont()
    setRoot(made)
    host.current.dataset.scene = 'ready'
    return () => void release()
  }, [])

  useEffect(() => {
    return (
      root &&
      language.texts.$loading.subscribe(loading => {
        root.toggleAttribute('data-translating', loading)
      })
    )
  }, [root, language])

  if (root) {
    root.dataset.theme = scheme
    root.lang = locale
  }
  return (
    <div ref={host} data-scene="waiting">
      {root &&
        createPortal(
          <LanguageContext value={language}>
            <div className="rd-story">{children}</div>
          </LanguageContext>,
          root,
        )}
    </div>
  )
}

/** What a desk gives the kit's parts to speak. */
export function languageOf(locale: Locale): Language {
  const $locale = atom(locale)
  return { $locale, texts: createTranslator($locale) }
}
