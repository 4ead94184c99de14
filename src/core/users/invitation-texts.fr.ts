import type { French } from '../i18n/texts.ts'
import type { InvitationTexts } from './invitation-texts.ts'

export default {
  invite: 'Inviter quelqu’un',
  inviteTitle: 'Inviter quelqu’un',
  inviteHint:
    'Cette personne reçoit un courriel avec un lien valable sept jours, une seule fois. Si elle a déjà un compte, elle se joint à vous avec celui-ci.',
  name: 'Nom',
  email: 'Courriel',
  roles: 'Rôles',
  rolesNeeded: 'Choisissez au moins un rôle.',
  language: 'Langue du courriel',
  'language-en': 'anglais',
  'language-fr': 'français',
  send: 'Envoyer l’invitation',
  cancel: 'Annuler',
  sent: 'L’invitation de {name} est envoyée.',

  waiting: 'Invitations',
  loading: 'Chargement des invitations',
  'state-invited': 'Envoyée',
  'state-expired': 'Expirée',
  goodUntil: 'Valable jusqu’au {at}',
  ranOut: 'Expirée le {at}',
  resend: 'Renvoyer',
  resendOf: 'Renvoyer\u00a0: {name}',
  resent: 'Un autre lien est envoyé à {name}. Le précédent n’est plus valable.',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer\u00a0: {name}',
  revokeTitle: 'Révoquer l’invitation de {name}\u00a0?',
  revokeMessage:
    'Le lien envoyé n’est plus valable. Vous pourrez inviter cette personne de nouveau.',
  revokeDo: 'Révoquer l’invitation',
  keep: 'Garder l’invitation',
  revoked: 'L’invitation de {name} est révoquée.',
} satisfies French<InvitationTexts>
