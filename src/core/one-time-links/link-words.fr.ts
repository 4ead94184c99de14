import type { anotherLink, badLink } from './link-words.ts'

export const frenchBadLink: typeof badLink = {
  unknown: 'Ce lien ne vient pas de nous. Vérifiez qu’il a été copié en entier.',
  failed: 'Le lien n’a pas pu être vérifié',
}

export const frenchAnotherLink: typeof anotherLink = {
  newLink: 'Envoyer un autre lien',
  sentTitle: 'Consultez vos courriels',
  sentHint: 'Rien après quelques minutes? Regardez dans vos indésirables, ou vérifiez l’adresse.',
  otherAddress: 'Essayer une autre adresse',
  login: 'Aller à la connexion',
}
