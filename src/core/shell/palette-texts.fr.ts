import type { French } from '../i18n/texts.ts'
import type { PaletteTexts } from './palette-texts.ts'

export default {
  palette: 'Chercher ou aller à',
  placeholder: 'Chercher ou aller à…',
  recent: 'Récents',
  screens: 'Écrans',
  nothing: 'Aucun résultat pour « {text} ».',
  searching: 'Recherche en cours…',
  failed: 'La recherche a échoué ({group}) : {message}',
  retry: 'Réessayer',
  choose: 'choisir',
  open: 'ouvrir',
  leave: 'fermer',

  shortcuts: 'Raccourcis clavier',
  everywhere: 'Partout',
  inLists: 'Dans les tableaux et les listes',
  inDialogs: 'Dans les boîtes de dialogue et les menus',
  openPalette: 'Chercher ou aller à un écran',
  showShortcuts: 'Afficher cette liste',
  toMessages: 'Aller aux messages, et en revenir',
  moveRows: 'Passer d’une ligne à l’autre',
  firstLast: 'Aller à la première ou à la dernière ligne',
  selectRow: 'Sélectionner la ligne',
  openRow: 'Ouvrir la ligne',
  closeTop: 'Fermer ce qui est au premier plan',
  moveThrough: 'Passer d’un champ à l’autre',
} satisfies French<PaletteTexts>
