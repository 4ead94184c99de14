import type { French } from '../i18n/texts.ts'
import type { UploadTexts } from './texts.ts'

const french: French<UploadTexts> = {
  offline: 'L’espace de stockage est injoignable. Vérifiez votre connexion, puis réessayez.',
  cut: 'La connexion a été coupée à {percent}. Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.',
  unanswered:
    'Tout le fichier a été envoyé, mais l’espace de stockage ne l’a pas confirmé. Réessayez pour vous assurer qu’il est enregistré.',
  stalled:
    'Le téléversement n’avançait plus et a été abandonné. Vérifiez votre connexion, puis réessayez.',
  refused:
    'L’espace de stockage a refusé le fichier : l’autorisation de téléverser a peut-être expiré. Réessayer en demande une nouvelle.',
  tooLarge:
    'L’espace de stockage n’accepte pas de fichiers aussi volumineux. Choisissez-en un plus petit.',
  wrongType: 'L’espace de stockage n’accepte pas ce type de fichier. Choisissez-en un autre.',
  busy: 'L’espace de stockage est très sollicité. Patientez un moment, puis réessayez.',
  broken:
    'L’espace de stockage n’a pas pu enregistrer le fichier (erreur {status}). Réessayez maintenant ou plus tard.',
}

export default french
