/** A frame of card fields, as the page sees it: whether it is there, and the one token that it is asked for. */
import { atom, type ReadableAtom } from 'nanostores'
import type { CheckAsked, FrameSays, NoTokenReason, TokenAsked } from './card-messages.ts'

export type CardFrameState =
  | { state: 'loading' }
  /** `height` in px; `confirming`: the card's bank asks its holder. */
  | { state: 'ready' | 'confirming'; height: number }
  /** It never said that it was there. */
  | { state: 'failed' }

/** Why there is no token: the frame's reasons; it isn't there; or it doesn't answer. */
export type NoToken = NoTokenReason | 'absent' | 'silent'

export class NoTokenError extends Error {
  override readonly name = 'NoTokenError'
  readonly reason: NoToken

  constructor(reason: NoToken) {
    super(reason)
    this.reason = reason
  }
}

export interface CardFrame {
  readonly $state: ReadableAtom<CardFrameState>
  /** Something that it said (`readFrame`). */
  hear(said: FrameSays): void
  /** Asks for a token, once at a time. @throws NoTokenError */
  ask(amount: Pick<TokenAsked, 'amountCents' | 'currency'>): Promise<string>
  /** Has it mark what is missing in it, where it is there. */
  check(): void
  /** It is gone, and who waits for it is told. */
  end(): void
}

const patienceMs = 15_000

/** A frame is as tall as it says, within reason. */
const heightOf = (height: number) => Math.min(Math.max(height, 60), 640)

export function createCardFrame(post: (message: TokenAsked | CheckAsked) => void): CardFrame {
  const $state = atom<CardFrameState>({ state: 'loading' })
  let asked: { attempt: string; give(token: string): void; refuse(reason: NoToken): void } | null =
    null
  let timer = setTimeout(() => {
    if ($state.get().state === 'loading') $state.set({ state: 'failed' })
  }, patienceMs)

  function waitFor(attempt: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer)
        asked = null
      }
      asked = {
        attempt,
        give(token) {
          done()
          resolve(token)
        },
        refuse(reason) {
          done()
          reject(new NoTokenError(reason))
        },
      }
      clearTimeout(timer)
      timer = setTimeout(() => asked?.refuse('silent'), patienceMs)
    })
  }

  return {
    $state,
    hear(said) {
      if (said.say === 'ready') $state.set({ state: 'ready', height: heightOf(said.height) })
      if (said.say === 'confirming' && asked) {
        // Its holder looks for their telephone.
        clearTimeout(timer)
        $state.set({ state: 'confirming', height: heightOf(said.height) })
      }
      if (!('attempt' in said) || said.attempt !== asked?.attempt) return
      if (said.say === 'token') asked.give(said.token)
      else asked.refuse(said.reason)
    },
    async ask(amount) {
      const { state } = $state.get()
      if (state === 'loading' || state === 'failed') throw new NoTokenError('absent')
      asked?.refuse('silent')
      const attempt = crypto.randomUUID()
      const token = waitFor(attempt)
      post({ of: 'raffle-desk-card', say: 'pay', attempt, ...amount })
      return token
    },
    check() {
      if ($state.get().state === 'ready') post({ of: 'raffle-desk-card', say: 'check' })
    },
    end() {
      clearTimeout(timer)
      asked?.refuse('absent')
    },
  }
}
