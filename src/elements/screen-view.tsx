/**
 * A screen's React component as a custom element: the only file that imports r2wc. The tag is
 * private (`<tag>-view`), fed by one property only, so that r2wc's weaknesses never show.
 */
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { ScreenFrameProps } from '../screens/screen-frame.tsx'

export interface ScreenViewElement extends HTMLElement {
  /** Set once the element stands in the document, and again for each change of attributes. */
  view: ScreenFrameProps
}

interface Reactive {
  disconnectedCallback(): void
}

/** Makes a `<tag>-view`, defining it on first use. */
export function createScreenView(
  tag: string,
  Frame: ComponentType<ScreenFrameProps>,
): ScreenViewElement {
  const viewTag = `${tag}-view`
  if (!customElements.get(viewTag)) customElements.define(viewTag, viewClass(Frame))
  return document.createElement(viewTag) as ScreenViewElement
}

function viewClass(Frame: ComponentType<ScreenFrameProps>): CustomElementConstructor {
  function View({ view }: { view?: ScreenFrameProps }) {
    return view ? <Frame {...view} /> : null
  }
  // Without a type, r2wc passes a prop by reference and never writes it to an attribute.
  const untyped = { view: undefined } as unknown as { view: 'json' }
  const Base = r2wc(View, { props: untyped }) as new () => HTMLElement & Reactive

  return class extends Base {
    /** A move disconnects and connects in one task: React's state must survive it. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** Its mere presence keeps `moveBefore` from disconnecting. */
    connectedMoveCallback() {}
  }
}
