import type { French } from '../../../../core/i18n/texts.ts'
import type { ColorTexts } from './texts.ts'

export default {
  pick: 'Choisir une couleur : {field}',
  picker: '{field} : sélecteur de couleur',
  area: 'Saturation et luminosité',
  hue: 'Teinte',
  unreadable:
    'Entrez une couleur sous la forme # suivie de six chiffres ou lettres de a à f, par exemple #5db966',
  clear: 'Un texte blanc sur cette couleur se lit bien ({ratio} pour 1).',
  faint:
    'Un texte blanc sur cette couleur se lit mal : {ratio} pour 1, alors qu’il faut 4,5 pour 1. Choisissez une couleur plus foncée.',
  loading: 'Chargement du sélecteur de couleur',
  chunk:
    'Le sélecteur de couleur n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
} satisfies French<ColorTexts>
