import type { French } from '../i18n/texts.ts'
import type { PurchaseRuleTexts } from './rule-texts.ts'

const french: French<PurchaseRuleTexts> = {
  'role-source': 'Votre rôle ne vend pas de cette façon.',
  'age-not-confirmed':
    'La personne doit avoir l’âge d’acheter des billets. Demandez-le-lui, puis cochez la case.',
  'script-not-read': 'Lisez le texte à la personne, puis cochez la case.',
  'contact-missing':
    'Les billets doivent parvenir à la personne : entrez un courriel, un téléphone ou une adresse complète.',
  'limit-needs-contact':
    'Cette tombola limite les commandes de chaque personne : entrez un courriel ou un téléphone.',
  'postal-code-missing':
    'Le code postal est obligatoire : les acheteurs doivent être de la province.',
  'address-missing': 'Cette tombola demande une adresse : rue, ville et code postal.',
  'not-asked': 'Aucune de ces tombolas ne le demande.',
  'donation-not-taken': 'Aucune de ces tombolas n’accepte de dons.',
  'one-package-only': 'Cette tombola vend un seul forfait à la fois.',
  'too-many-orders': 'Un achat compte au plus 50 forfaits.',
  'only-by-mail': 'Ceci concerne les commandes reçues par la poste.',
  'received-in-future': 'Ce jour est encore à venir.',
  'given-too-little': 'Cela ne paie pas la totalité.',
  'nothing-to-charge': 'Il n’y a rien à porter sur une carte.',
  'cards-not-taken': 'Cet organisme n’accepte pas de cartes ici.',
  'free-not-by-mail': 'Les participations gratuites arrivent par la poste.',
  'free-not-taken': 'Ces tombolas n’acceptent pas toutes des participations gratuites.',
  'free-with-donation':
    'Une participation gratuite vient sans don : entrez celui-ci avec une commande payée.',
}

export default french
