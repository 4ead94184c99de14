import type { French } from '../../../../core/i18n/texts.ts'
import type { FileFieldTexts } from './texts.ts'

const french: French<FileFieldTexts> = {
  chooseFile: 'Choisir un fichier',
  chooseImage: 'Choisir une image',
  orDrop: 'ou déposez-en un ici, ou collez-le',
  drop: 'Déposez-le ici',
  takes: '{kinds}, au plus {size}',
  replace: 'Remplacer',
  remove: 'Retirer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  of: '{verb} : {name}',
  none: 'Aucun fichier',
  stored: 'Fichier actuel',
  preview: 'Aperçu de {name}',
  checking: 'Vérification…',
  sentOf: '{sent} sur {size}',
  rate: '{size}/s',
  finishing: 'Enregistrement…',
  notUploaded: 'Non téléversé',
  pixels: '{width} × {height} px',
  small: 'Plus petite que {width} × {height} px : elle pourrait paraître floue.',

  several: 'Choisissez un seul fichier à la fois.',
  empty: 'Le fichier « {name} » est vide (0 octet). Choisissez-en un autre.',
  tooLarge: 'Le fichier « {name} » dépasse {size}. Choisissez-en un plus petit.',
  wrongType: 'Le fichier « {name} » ne convient pas ici. Choisissez un fichier de type {kinds}.',
  disguised:
    'Le fichier « {name} » porte un nom de fichier {kind}, mais son contenu est d’un autre type. Choisissez-en un autre.',
  brokenImage:
    'Le fichier « {name} » est endommagé : il ne s’ouvre pas comme image. Choisissez-en un autre.',
  unreadable:
    'Le fichier « {name} » est illisible. S’il s’agit d’un dossier, choisissez un fichier qu’il contient.',

  saveWaits:
    'Le fichier est en cours de téléversement. Enregistrez une fois qu’il est arrivé, ou annulez le téléversement.',
  saveWithout:
    'Rien n’a encore été enregistré. Réessayez, ou retirez le fichier pour enregistrer sans lui.',
  uploading: 'Téléversement de {name}',
  progress: 'Téléversement de {name}',
  uploaded: '{name} a été téléversé',
  cancelled: 'Téléversement annulé',
  removed: 'Fichier retiré',
}

export default french
