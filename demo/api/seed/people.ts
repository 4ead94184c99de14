import type { Role } from '../../../src/core/session/role.ts'
import { type SeedOrganizationKey, seedOrganizations } from './organizations.ts'

/** A person of the demonstration and where they work; the first organisation is their home. */
export interface SeedPerson {
  id: string
  name: string
  email: string
  locale: 'en' | 'fr'
  roles: Role[]
  organizations: [SeedOrganizationKey, ...SeedOrganizationKey[]]
}

/** Everybody's password in the demonstration. */
export const demoPassword = 'Lantern-Harbour-50'

/** The key of Tern Cove's intranet server in the demonstration. Real keys are random. */
export const demoEmbedKey = 'rdk_demo_tern_cove_intranet_0123456789abcdef'

/** Another charity's, whose pages a person of both may have before them. */
export const otherEmbedKey = 'rdk_demo_saltmarsh_intranet_0123456789abcdef'

const id = (number: number) =>
  `0b7e2d00-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`

export const seedPeople: SeedPerson[] = [
  {
    id: id(1),
    name: 'Rosalind Achterberg',
    email: 'rosalind.achterberg@raffledesk.example',
    locale: 'en',
    roles: ['RB admin'],
    organizations: ['ternCove'],
  },
  {
    id: id(2),
    name: 'Imran Qadir',
    email: 'imran.qadir@raffledesk.example',
    locale: 'en',
    roles: ['RB finance'],
    organizations: ['ternCove', 'saltmarsh', 'kettlebrook'],
  },
  {
    id: id(3),
    name: 'Odile Charbonneau',
    email: 'odile.charbonneau@raffledesk.example',
    locale: 'fr',
    roles: ['RB finance'],
    organizations: ['ternCove'],
  },
  {
    id: id(4),
    name: 'Bohdan Lysenko',
    email: 'bohdan.lysenko@raffledesk.example',
    locale: 'en',
    roles: ['RB finance'],
    organizations: ['ternCove'],
  },
  {
    id: id(5),
    name: 'Marguerite Doucette',
    email: 'marguerite.doucette@terncove.example',
    locale: 'en',
    roles: ['account owner'],
    organizations: ['ternCove', 'saltmarsh'],
  },
  {
    id: id(6),
    name: 'Callum Fraser-Nyarko',
    email: 'callum.fraser-nyarko@terncove.example',
    locale: 'en',
    roles: ['raffle admin'],
    organizations: ['ternCove'],
  },
  {
    id: id(7),
    name: 'Priya Raghunathan',
    email: 'priya.raghunathan@terncove.example',
    locale: 'en',
    roles: ['Contact Center Agent'],
    organizations: ['ternCove'],
  },
  {
    id: id(8),
    name: 'Joel Paul',
    email: 'joel.paul@terncove.example',
    locale: 'en',
    roles: ['In Person Sales'],
    organizations: ['ternCove'],
  },
  {
    id: id(9),
    name: 'Maricel Bautista',
    email: 'maricel.bautista@terncove.example',
    locale: 'en',
    roles: ['Agent Manager'],
    organizations: ['ternCove'],
  },
  {
    id: id(10),
    name: 'Wendell Kay',
    email: 'wendell.kay@terncove.example',
    locale: 'en',
    roles: ['Data Processing'],
    organizations: ['ternCove'],
  },
  {
    id: id(11),
    name: 'Helen Savoie',
    email: 'helen.savoie@saltmarsh.example',
    locale: 'en',
    roles: ['account owner'],
    organizations: ['saltmarsh'],
  },
  {
    id: id(12),
    name: 'Zoé Bérubé-Lemieux',
    email: 'zoe.berube-lemieux@ailedunord.example',
    locale: 'fr',
    roles: ['account owner'],
    organizations: ['aileDuNord', 'larkspur'],
  },
  {
    id: id(13),
    name: 'Dale Whitcombe',
    email: 'dale.whitcombe@bramblewick.example',
    locale: 'en',
    roles: ['account owner'],
    organizations: ['bramblewick'],
  },
  {
    id: id(14),
    name: 'Ingrid Solberg',
    email: 'ingrid.solberg@kettlebrook.example',
    locale: 'en',
    roles: ['raffle admin'],
    organizations: ['kettlebrook', 'cinderRidge'],
  },
  {
    id: id(15),
    name: 'Theo Larkspur-Hahn',
    email: 'theo.larkspur-hahn@larkspur.example',
    locale: 'en',
    roles: ['account owner'],
    organizations: ['larkspur'],
  },
]

/** Whom anybody may sign in as, as `npm start` prints it. */
export const seedSignIns = seedPeople.map(person => ({
  role: person.roles.join(', '),
  name: person.name,
  email: person.email,
  password: demoPassword,
  organization: person.organizations.map(key => seedOrganizations[key].name).join(', '),
}))

/** Who does an organisation's work in the demonstration; an RB admin where nobody of its own may. */
export function staffOf(organizationId: string): string | null {
  const staff = seedPeople.find(
    ({ roles, organizations }) =>
      organizations.some(key => seedOrganizations[key].id === organizationId) &&
      (roles.includes('account owner') || roles.includes('raffle admin')),
  )
  const admin = seedPeople.find(({ roles }) => roles.includes('RB admin'))
  return staff?.id ?? admin?.id ?? null
}
