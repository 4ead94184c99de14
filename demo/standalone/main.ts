/** The page that is the dashboard: a host like any other, through the public entry only. */
import { configure } from '../../src/index.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content

configure({
  ...(nonce ? { styleNonce: nonce } : {}),
  supportEmail: 'support@raffledesk.example',
  knowledgeBaseUrl: 'https://help.raffledesk.example/',
  sessionRecording: true,
})
