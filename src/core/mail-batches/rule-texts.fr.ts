import type { French } from '../i18n/texts.ts'
import type { BatchRuleTexts } from './rule-texts.ts'

const french: French<BatchRuleTexts> = {
  'batch-closed': 'Ce lot est fermé : choisissez un lot ouvert, ou ouvrez-en un autre.',
  'batch-full':
    'Toutes les enveloppes de ce lot sont entrées. S’il y en a une autre, corrigez d’abord le lot.',
  'batch-envelopes-differ':
    'Le nombre d’enveloppes entrées n’est pas celui qui a été déclaré. Entrez ce qui manque, cherchez une commande entrée deux fois, ou corrigez le lot.',
  'batch-cents-differ':
    'Le montant entré n’est pas celui qui a été déclaré. Cherchez la commande qui diffère, ou corrigez le lot.',
  'batch-day-set':
    'Des commandes de ce lot comptent comme reçues ce jour-là : il ne peut plus changer.',
  'batch-day-to-come': 'Ce jour est encore à venir.',
  'batch-day-too-old': 'Ce jour remonte à plus de deux ans : vérifiez l’année.',
  'batch-in-use': 'Des commandes ont été entrées dans ce lot : il reste.',
}

export default french
