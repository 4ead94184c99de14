import { make } from './dom.ts'

/** The layout of public screens: nothing but the screen. */
export interface BlankLayout {
  readonly element: HTMLElement
  /** `line` stands above the screen. The screen is left alone while it stays: it may have the focus. */
  show(screen: HTMLElement, line: HTMLElement | null): void
}

export function createBlankLayout(): BlankLayout {
  const element = make('main', { class: 'rd-blank', id: 'rd-content', tabindex: '-1' })
  return {
    element,
    show(screen, line) {
      for (const child of [...element.children]) if (child !== screen) child.remove()
      if (screen.parentElement !== element) element.append(screen)
      if (line) element.prepend(line)
    },
  }
}
