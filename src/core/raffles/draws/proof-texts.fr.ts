import type { French } from '../../i18n/texts.ts'
import type { ProofTexts } from './proof-texts.ts'

export default {
  title: 'Preuve pour un acheteur',
  hint: 'L’acheteur qui le demande reçoit la preuve que son billet figure dans la liste verrouillée. Elle ne nomme personne; la page de vérification permet de la contrôler hors ligne, avec la racine et le certificat.',
  ticketNumber: 'Numéro du billet',
  missing: 'Entrez le numéro qui figure sur le billet.',
  absent: 'Le billet {number} ne figure pas dans la liste verrouillée de ce tirage.',
  download: 'Télécharger la preuve',
  downloadOf: 'Preuve du billet {number}',
  ofWhich: 'Preuve d’un billet',
  saved: 'La preuve du billet {number} est téléchargée.',
  file: 'Preuve du billet {number}.json',
  check: 'Page de vérification',
} satisfies French<ProofTexts>
