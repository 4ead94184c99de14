/**
 * What is wrong in a form, and which of it shows: a field's fault from its first input or blur on (section 5),
 * all of them once somebody tried to save. What the server refused shows until the field changes.
 */
import type { FieldReason } from '../../../core/forms/form-rules.ts'

/** A reason that the server gave, in its own words. */
export interface ServerReason extends FieldReason {
  readonly message: string
}

/** A reason that shows; the server's carry its words. */
export type Fault = FieldReason & { readonly message?: string }

export interface Faults {
  subscribe(listener: () => void): () => void
  /** The fault that a field shows: its own, or that of a member which no other field shows. */
  of(name: string, nameOf: (path: string) => string | undefined): Fault | undefined
  /** All that show; the same list until something changes. */
  shown(): readonly Fault[]
  /** It showed as somebody tried to save: the form as a whole told it. */
  wasTold(fault: Fault): boolean
  /** Somebody tried to save and could not. */
  areAllShown(): boolean
  /** The rules' answer for what stands in the form now. */
  set(reasons: readonly FieldReason[]): void
  /** Somebody changed or left this field: its faults show, the server's is out of date. */
  touch(path: string, what: 'change' | 'blur'): void
  /** Members of a list have moved: what was known of them by their places isn't true any more. */
  forget(list: string): void
  /** These fields come into sight only now: they are as nobody had seen them, until they are touched or a save is tried. */
  spare(path: string): void
  showAll(): void
  refuse(reasons: readonly ServerReason[]): void
  /** As in a form nobody touched. */
  clear(): void
}

export function createFaults(): Faults {
  const listeners = new Set<() => void>()
  const touched = new Set<string>()
  const spared = new Set<string>()
  let reasons: readonly FieldReason[] = []
  let refused: readonly ServerReason[] = []
  let all = false
  let shown: readonly Fault[] = []
  let told: readonly Fault[] = []

  function update(tells = false) {
    const own = reasons.filter(({ path }) => touched.has(path) || (all && !isSpared(path)))
    const next = oneEach([...own, ...refused])
    const same = next.length === shown.length && next.every((fault, at) => isSame(fault, shown[at]))
    if (!same) shown = next.map(fault => shown.find(before => isSame(before, fault)) ?? fault)
    if (tells) told = shown
    if (same) return
    for (const listener of listeners) listener()
  }

  const isSpared = (path: string) => [...spared].some(group => isWithin(path, group))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    of: (name, nameOf) => shown.find(({ path }) => path === name || nameOf(path) === name),
    shown: () => shown,
    wasTold: fault => told.includes(fault),
    areAllShown: () => all,
    set(next) {
      reasons = next
      update()
    },
    touch(path, what) {
      touched.add(path)
      if (what === 'change') refused = refused.filter(reason => reason.path !== path)
      update()
    },
    forget(list) {
      const isMember = (path: string) => path.startsWith(`${list}.`)
      for (const path of touched) if (isMember(path)) touched.delete(path)
      refused = refused.filter(({ path }) => !isMember(path))
      touched.add(list)
      update()
    },
    spare(group) {
      for (const path of touched) if (isWithin(path, group)) touched.delete(path)
      refused = refused.filter(({ path }) => !isWithin(path, group))
      spared.add(group)
      update()
    },
    showAll() {
      all = true
      spared.clear()
      update(true)
    },
    refuse(next) {
      refused = next
      all = true
      spared.clear()
      update(true)
    },
    clear() {
      touched.clear()
      all = false
      spared.clear()
      refused = []
      update()
    },
  }
}

function isWithin(path: string, group: string): boolean {
  return path === group || path.startsWith(`${group}.`)
}

/** A field shows one message at a time: the first. */
function oneEach(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ path }, at) => faults.findIndex(other => other.path === path) === at)
}

function isSame(one: Fault, other: Fault | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
