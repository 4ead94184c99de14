import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Desk } from '../../core/desk.ts'
import type { ActiveRecording } from '../../core/session/recording.ts'
import type { ShellTexts } from '../../core/shell/texts.ts'
import type { Decision, Registry } from './guard.ts'
import type { ShellRouter } from './router.ts'

/** What the shell's own parts stand on. */
export interface ShellContext {
  readonly desk: Desk
  readonly registry: Registry
  readonly router: ShellRouter
  readonly $decision: ReadableAtom<Decision>
  readonly $texts: ReadableAtom<ShellTexts>
  /** The running session recording, if any. */
  readonly $recording: WritableAtom<ActiveRecording | null>
}
