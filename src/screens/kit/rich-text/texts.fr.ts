import type { French } from '../../../core/i18n/texts.ts'
import type { RichTextTexts } from './texts.ts'

const french: French<RichTextTexts> = {
  loading: 'Chargement de l’éditeur',
  notLoaded: 'L’éditeur n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  toolbar: 'Mise en forme de {label}',
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  heading2: 'Grand titre',
  heading3: 'Petit titre',
  bulletList: 'Liste à puces',
  orderedList: 'Liste numérotée',
  alignLeft: 'Aligner à gauche',
  alignCenter: 'Centrer',
  alignRight: 'Aligner à droite',
  link: 'Lien',
  clear: 'Effacer la mise en forme',
  undo: 'Annuler la modification',
  redo: 'Rétablir la modification',
  insertField: 'Insérer un champ',
  preview: 'Aperçu',
  write: 'Modifier',
  empty: 'Aucun texte pour l’instant.',
  linkTitle: 'Lien',
  linkAddress: 'Adresse',
  linkHint: 'Une page Web, une adresse courriel ou un numéro de téléphone',
  linkText: 'Texte',
  linkInvalid: 'Entrez une adresse Web, une adresse courriel ou un numéro de téléphone.',
  linkTextMissing: 'Entrez le texte du lien.',
  linkSave: 'Enregistrer le lien',
  linkRemove: 'Retirer le lien',
  cancel: 'Annuler',
  lossy:
    'Ce texte contient des éléments, comme des tableaux, qui ne peuvent pas être modifiés ici. Ils seront perdus dès que vous le modifierez.',
}

export default french
