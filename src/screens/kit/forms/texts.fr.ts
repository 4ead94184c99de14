import type { French } from '../../../core/i18n/texts.ts'
import type { FormTexts } from './texts.ts'

export default {
  required: 'Le champ « {field} » est obligatoire',
  emailRequired: 'L’adresse courriel est obligatoire',
  organizationRequired: 'Le champ « organisme » est obligatoire',
  eventIdRequired: 'L’identifiant de la tombola est obligatoire',
  password:
    'Le champ « {field} » doit contenir au moins 8 caractères, une majuscule, une minuscule et un chiffre',
  phone: 'Le champ « {field} » doit contenir 10 chiffres.',
  postalCode: 'Le code postal doit être celui d’un lieu de la province.',
  cron: 'Le champ « {field} » doit contenir une expression cron valide',
  email: 'Le champ « {field} » doit contenir une adresse courriel valide',
  url: 'Le champ « {field} » doit contenir une adresse Web complète',
  invalid: 'Le champ « {field} » n’est pas valide',
  wholeNumber: 'Le champ « {field} » doit contenir un nombre entier',
  tooLong: 'Le champ « {field} » peut compter au plus {most} caractères',
  tooShort: 'Le champ « {field} » doit compter au moins {least} caractères',
  tooLarge: 'Le champ « {field} » ne doit pas dépasser {most}',
  tooSmall: 'Le champ « {field} » ne doit pas être inférieur à {least}',
  tooFew: {
    one: 'Le champ « {field} » doit compter au moins {least} entrée',
    many: 'Le champ « {field} » doit compter au moins {least} entrées',
  },

  sections: 'Sections',
  sectionFaults: { one: '{number} champ à corriger', many: '{number} champs à corriger' },
  faults: {
    one: '{number} champ doit être corrigé',
    many: '{number} champs doivent être corrigés',
  },
  notSaved: 'Vos modifications n’ont pas été enregistrées',
  restoredUnsure:
    'On ignore si vos modifications ont été enregistrées. Vous pouvez les enregistrer de nouveau sans risque.',

  unsaved: 'Modifications non enregistrées',
  unsavedTooLarge:
    'Modifications non enregistrées, trop longues pour être conservées dans ce navigateur. Enregistrez-les avant de partir.',
  unsavedNoStorage:
    'Modifications non enregistrées. Ce navigateur ne peut pas les conserver : enregistrez-les avant de partir.',
  saving: 'Enregistrement…',
  savingParts: 'Enregistrement, {done} sur {total}',
  saved: 'Enregistré à {time}',
  savedWith: 'Enregistré à {time}, avec des modifications faites ailleurs : {fields}',
  nothingToSave: 'Rien n’a changé depuis le dernier enregistrement',
  discarded: 'Vos modifications ont été abandonnées',
  discard: 'Abandonner',
  undo: 'Annuler',
  save: 'Enregistrer',

  restored: 'Vos modifications de {time} ont été rétablies.',
  restoredDetail: 'Elles ne sont pas encore enregistrées.',
  discardRestored: 'Abandonner',

  leaveTitle: 'Quitter sans enregistrer?',
  leaveMessage:
    'Vos modifications ne sont pas enregistrées. Si vous quittez cette page, elles seront perdues.',
  leave: 'Quitter sans enregistrer',
  stay: 'Poursuivre la modification',

  conflictTitle: 'Ceci a été modifié ailleurs entre-temps',
  conflictBy: '{by} a enregistré une version plus récente.',
  conflictByAt: '{by} a enregistré une version plus récente ({time}).',
  conflictAt: 'Une version plus récente a été enregistrée ({time}).',
  conflictUnknown: 'Une version plus récente a été enregistrée.',
  conflictChoose: {
    one: 'Vous avez tous deux modifié ce champ. Choisissez ce qui sera enregistré.',
    many: 'Vous avez tous deux modifié ces {number} champs. Choisissez, pour chacun, ce qui sera enregistré.',
  },
  conflictBefore: 'Avant :',
  mine: 'Votre version',
  theirs: 'L’autre version',
  takenTitle: 'Modifiés seulement par l’autre personne, et conservés :',
  saveMerged: 'Enregistrer ces choix',
  useMerged: 'Utiliser ces choix',
  backToForm: 'Revenir au formulaire',
  empty: 'Vide',
  yes: 'Oui',
  no: 'Non',
  entries: { one: '{number} entrée', many: '{number} entrées' },

  itemNumber: '{name} {number}',
  removeItem: 'Retirer {name}',
  moveUp: 'Monter {name}',
  moveDown: 'Descendre {name}',
  movedTo: '{name}, à la position {position} sur {total}',
  added: 'Ajout : {name}',
  removed: 'Retrait : {name}',
} satisfies French<FormTexts>
