import { type ReactNode, useEffect, useState } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { onResize } from '../../core/style/on-resize.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { Badge } from './badge.tsx'
import { AriaRoot } from './overlays/aria-root.tsx'
import tabsCss from './tabs.css?inline'

addSheet(tabsCss)

export interface TabItem<Id extends string> {
  id: Id
  label: string
  /** How many things are in it. */
  count?: number | undefined
  content: () => ReactNode
}

interface TabsProps<Id extends string> {
  /** What is shown from several sides: "Harbour Lights 50/50". */
  label: string
  tabs: readonly TabItem<Id>[]
  /** The open one; the screen keeps it in the desk's location. */
  selected: Id
  onSelect: (id: Id) => void
}

/**
 * One thing from several sides. Arrow keys go from tab to tab and Enter or Space opens one, so that passing
 * over a tab loads nothing. Only the open one's content is mounted.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  return (
    <AriaRoot>
      <TabsInside {...props} />
    </AriaRoot>
  )
}

function TabsInside<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const [list, setList] = useState<HTMLElement | null>(null)
  useEffect(
    () =>
      list
        ? onResize([list], () => showInItsList(list.querySelector('[aria-selected="true"]')))
        : undefined,
    [list],
  )
  return (
    <AriaTabs
      className="rd-tabs"
      keyboardActivation="manual"
      selectedKey={selected}
      onSelectionChange={key => {
        const tab = tabs.find(({ id }) => id === key)
        if (tab && tab.id !== selected) onSelect(tab.id)
      }}
    >
      <TabList ref={setList} className="rd-tab-list" aria-label={label}>
        {tabs.map(({ id, label, count }) => (
          <Tab
            key={id}
            // A link may lead to one that a narrow window has no room for.
            ref={id === selected ? showInItsList : undefined}
            id={id}
            className="rd-tab"
          >
            {label}
            {count !== undefined && <Badge count={count} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="rd-tab-panel">
          {content()}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Scrolls the row of tabs and nothing else: a page that opens stays at its head. */
function showInItsList(tab: Element | null): void {
  const list = tab?.closest('[role="tablist"]')
  if (!tab || !list) return
  const [room, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (place.right > room.right) list.scrollLeft += place.right - room.right
  else if (place.left < room.left) list.scrollLeft -= room.left - place.left
}
