import type { French } from '../i18n/texts.ts'
import type { AnotherLink, badLink } from './link-words.ts'

export const frenchBadLink: typeof badLink = {
  unknown: 'Ce lien ne vient pas de nous. Vérifiez qu’il a été copié en entier.',
  failed: 'Le lien n’a pas pu être vérifié',
}

export const frenchAnotherLink: French<AnotherLink> = {
  newLink: 'Envoyer un autre lien',
  email: 'Adresse courriel',
  send: 'Envoyer le lien',
  sending: 'Envoi en cours',
  sentTitle: 'Consultez vos courriels',
  sentHint: 'Rien après quelques minutes? Regardez dans vos indésirables, ou vérifiez l’adresse.',
  again: 'Renvoyer le lien',
  againIn: 'Renvoyer dans {seconds} s',
  sentAgain: 'Renvoyé.',
  otherAddress: 'Essayer une autre adresse',
  login: 'Aller à la connexion',
}
