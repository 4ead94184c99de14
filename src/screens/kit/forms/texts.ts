import { count, params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  /** Section 5, and the same manner where it says nothing. */
  required: params<{ field: string }>('The {field} field is required'),
  emailRequired: 'The email address is required',
  organizationRequired: 'The organization field is required',
  eventIdRequired: 'Event ID is required',
  password: params<{ field: string }>(
    'The {field} field must contain minimum 8 characters, uppercase, lowercase and a number',
  ),
  phone: params<{ field: string }>('The {field} field must contain 10 digits.'),
  postalCode: 'The postal code must be from within the province.',
  cron: params<{ field: string }>('The {field} field must be a valid cron expression'),
  email: params<{ field: string }>('The {field} field must be a valid email address'),
  url: params<{ field: string }>('The {field} field must be a whole web address'),
  invalid: params<{ field: string }>('The {field} field is not valid'),
  wholeNumber: params<{ field: string }>('The {field} field must be a whole number'),
  tooLong: params<{ field: string; most: string }>(
    'The {field} field may have {most} characters at most',
  ),
  tooShort: params<{ field: string; least: string }>(
    'The {field} field must have at least {least} characters',
  ),
  tooLarge: params<{ field: string; most: string }>('The {field} field must be {most} at most'),
  tooSmall: params<{ field: string; least: string }>('The {field} field must be at least {least}'),
  tooFew: params<{ field: string; least: string }>(
    count({
      one: 'The {field} field must have at least {least} entry',
      many: 'The {field} field must have at least {least} entries',
    }),
  ),

  sections: 'Sections',
  sectionFaults: params<{ number: string }>(
    count({ one: '{number} field to correct', many: '{number} fields to correct' }),
  ),
  faults: params<{ number: string }>(
    count({
      one: '{number} field needs to be corrected',
      many: '{number} fields need to be corrected',
    }),
  ),
  notSaved: 'Your changes were not saved',
  restoredUnsure: 'It is not known whether your changes were saved. Saving again does no harm.',

  unsaved: 'Unsaved changes',
  unsavedTooLarge: 'Unsaved changes, too long to be kept in this browser. Save before you leave.',
  unsavedNoStorage: 'Unsaved changes. This browser can’t keep them: save before you leave.',
  saving: 'Saving…',
  savingParts: params<{ done: string; total: string }>('Saving, {done} of {total}'),
  saved: params<{ time: string }>('Saved at {time}'),
  savedWith: params<{ time: string; fields: string }>(
    'Saved at {time}, together with changes that were made elsewhere: {fields}',
  ),
  nothingToSave: 'Nothing has changed since the last save',
  discarded: 'Your changes were discarded',
  discard: 'Discard',
  undo: 'Undo',
  save: 'Save',

  restored: params<{ time: string }>('Your changes from {time} were restored.'),
  restoredDetail: 'They are not saved yet.',
  discardRestored: 'Discard',

  leaveTitle: 'Leave without saving?',
  leaveMessage: 'What you changed here is not saved. If you leave, it is gone.',
  leave: 'Leave without saving',
  stay: 'Keep editing',

  conflictTitle: 'This was changed elsewhere meanwhile',
  conflictBy: params<{ by: string }>('{by} saved a newer version.'),
  conflictByAt: params<{ by: string; time: string }>('{by} saved a newer version ({time}).'),
  conflictAt: params<{ time: string }>('A newer version was saved ({time}).'),
  conflictUnknown: 'A newer version was saved.',
  conflictChoose: params<{ number: string }>(
    count({
      one: 'You both changed this field. Choose what is saved.',
      many: 'You both changed these {number} fields. Choose what is saved in each.',
    }),
  ),
  conflictBefore: 'Before:',
  mine: 'Yours',
  theirs: 'Theirs',
  takenTitle: 'Changed only by them, and kept:',
  saveMerged: 'Save these choices',
  useMerged: 'Use these choices',
  backToForm: 'Back to the form',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  entries: params<{ number: string }>(count({ one: '{number} entry', many: '{number} entries' })),

  itemNumber: params<{ name: string; number: string }>('{name} {number}'),
  removeItem: params<{ name: string }>('Remove {name}'),
  moveUp: params<{ name: string }>('Move {name} up'),
  moveDown: params<{ name: string }>('Move {name} down'),
  movedTo: params<{ name: string; position: string; total: string }>(
    '{name} moved to position {position} of {total}',
  ),
  added: params<{ name: string }>('{name} added'),
  removed: params<{ name: string }>('{name} removed'),
}

export type FormTexts = typeof english

/** What forms say by themselves (section 5's messages to the letter); labels are their callers'. */
export const formTexts = defineTexts('forms', english, () => import('./texts.fr.ts'))
