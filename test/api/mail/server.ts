/** A mail server that takes, refuses and breaks off as its recipients' names say: a real one, by the protocol. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Taken {
  messageId: string
  recipient: string
  text: string
}

export interface MailServer {
  url: string
  /** All that it took for good, in order. */
  taken: Taken[]
  /** Answers from now on; a recipient without one is taken. */
  answers: Map<string, 'refused' | 'later' | 'refused-after-data' | 'cut' | 'held'>
  /** Letters that came whole and have no answer yet: each is taken once it is called. Whoever sent one may be gone. */
  held: (() => void)[]
  close(): Promise<void>
}

const refusals = {
  refused: { responseCode: 550, words: '5.1.1 No such mailbox' },
  later: { responseCode: 451, words: '4.7.1 Try again later' },
} as const

export async function startMailServer(port = 0): Promise<MailServer> {
  const taken: Taken[] = []
  const answers: MailServer['answers'] = new Map()
  const held: MailServer['held'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const answer = answers.get(address)
      if (answer === 'refused' || answer === 'later') return done(said(refusals[answer]))
      return done()
    },
    onData(stream, session, done) {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo[0]?.address ?? ''
        const answer = answers.get(recipient)
        if (answer === 'refused-after-data')
          return done(said({ responseCode: 554, words: '5.7.1 Looks like spam' }))
        const messageId = /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? ''
        taken.push({ messageId, recipient, text })
        if (answer === 'cut') return cut(server)
        if (answer === 'held') return held.push(() => done())
        return done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening}`,
    taken,
    answers,
    held,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function said({ responseCode, words }: { responseCode: number; words: string }): Error {
  return Object.assign(new Error(words), { responseCode })
}

/** After the letter, before its answer: nobody on the other side can know. */
function cut(server: SMTPServer): void {
  for (const connection of server.connections as unknown as Set<{ _socket: { destroy(): void } }>)
    connection._socket.destroy()
}
