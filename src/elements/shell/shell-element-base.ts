import { MultiStoreController } from '@nanostores/lit/lib/MultiStoreController.js'
import { LitElement, type PropertyDeclarations } from 'lit'
import type { ReadableAtom } from 'nanostores'
import type { ShellContext } from './shell-context.ts'
import { wordsOf } from './words.ts'

/**
 * A part of the shell: a Lit element that renders into the shell's one shadow root, so that the
 * shared sheets apply, and follows stores.
 */
export abstract class ShellPart extends LitElement {
  static override properties: PropertyDeclarations = { context: { attribute: false } }

  declare context: ShellContext
  #followed: MultiStoreController<ReadableAtom[]> | undefined

  /** The stores whose changes render it anew, beside the texts. */
  protected abstract stores(): ReadableAtom[]

  protected override createRenderRoot() {
    return this
  }

  override connectedCallback() {
    super.connectedCallback()
    if (this.context) this.#follow()
  }

  /** A part that is defined after it was placed gets what was set on it before with this. */
  protected override firstUpdated() {
    this.#follow()
  }

  #follow() {
    if (this.#followed) return
    const stores = [...this.stores(), this.context.$texts, wordsOf(this.context)]
    this.#followed = new MultiStoreController<ReadableAtom[]>(this, stores)
  }

  protected get texts() {
    return this.context.$texts.get()
  }

  protected get words() {
    return wordsOf(this.context).get()
  }
}

/** Defines a private tag once: of two copies of the bundle, the first wins. */
export function definePart(tag: string, part: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, part)
}
