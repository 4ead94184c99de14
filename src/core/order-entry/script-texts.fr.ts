import type { French } from '../i18n/texts.ts'
import type { ScriptTexts } from './script-texts.ts'

const french: French<ScriptTexts> = {
  offer: 'Vous achetez des billets pour {raffle}, une tombola organisée par {organization}.',
  license: 'Son numéro de licence est {license}.',
  draw: 'Le tirage a lieu le {date}.',
  drawAt: 'Le tirage a lieu le {date}, à l’endroit suivant : {place}.',
  age: 'Vous devez avoir {age} ans ou plus et vous trouver maintenant dans la province ou l’État suivant : {province}.',
  ageAnywhere: 'Vous devez avoir {age} ans ou plus.',
  noReceipt: 'Les billets de tombola ne donnent droit à aucun reçu fiscal.',
  agree: 'Êtes-vous d’accord ?',
}

export default french
