import type { Role } from './role.ts'

export const frenchRoleNames = {
  'RB admin': 'Administration du produit',
  'RB finance': 'Finances du produit',
  'account owner': 'Titulaire du compte',
  'raffle admin': 'Administration des tombolas',
  'Contact Center Agent': 'Agent du centre de contact',
  'In Person Sales': 'Ventes en personne',
  'Agent Manager': 'Responsable des agents',
  'Data Processing': 'Traitement des données',
} satisfies Record<Role, string>
