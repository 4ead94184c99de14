/** What each organisation writes about its raffles, in its own language. */
import type { SeedOrganizationKey } from './organizations.ts'

export interface OrganizationWords {
  /** Where it draws. */
  place: string
  /** What the money is for, as the end of a sentence. */
  cause: string
  contact: string
  /** What a card statement says; 22 characters at most. */
  statement: string
  /** Age that buyers must have. */
  age: number
}

export const organizationWords: Record<SeedOrganizationKey, OrganizationWords> = {
  ternCove: {
    place: 'Tern Cove Hospice, 14 Lighthouse Road, Tern Cove',
    cause: 'care at the end of life, free for every family that needs it',
    contact: 'raffles@terncove.example',
    statement: 'TERN COVE HOSPICE',
    age: 19,
  },
  saltmarsh: {
    place: 'Atrium of Saltmarsh Regional Hospital, 200 Marsh Avenue, Saltmarsh',
    cause: 'the new imaging wing of Saltmarsh Regional Hospital',
    contact: 'lottery@saltmarsh.example',
    statement: 'SALTMARSH HOSPITAL FDN',
    age: 19,
  },
  aileDuNord: {
    place: 'Salle Jean-Paul-Côté, 3, rue du Quai, Aile-du-Nord',
    cause: 'les soins à domicile de la région',
    contact: 'tirages@ailedunord.example',
    statement: 'FOND AILE DU NORD',
    age: 18,
  },
  bramblewick: {
    place: 'Bramblewick Arena, 81 Rink Street, Bramblewick',
    cause: 'ice time and equipment, so that every child can play',
    contact: '5050@bramblewick.example',
    statement: 'BRAMBLEWICK HOCKEY',
    age: 18,
  },
  lanternPrairie: {
    place: 'Lantern Prairie Community Hall, 9 Elevator Road, Lantern Prairie',
    cause: 'school lunches and winter coats for children of the county',
    contact: 'raffle@lanternprairie.example',
    statement: 'LANTERN PRAIRIE FUND',
    age: 18,
  },
  larkspur: {
    place: 'Larkspur Food Share, 5 Depot Street, Larkspur',
    cause: 'fresh food for 400 households a week',
    contact: 'hello@larkspur.example',
    statement: 'LARKSPUR FOOD SHARE',
    age: 18,
  },
  kettlebrook: {
    place: 'Kettlebrook Shelter, 1700 County Road 6, Kettlebrook',
    cause: 'shelter, vets and new homes for animals nobody claims',
    contact: 'raffles@kettlebrook.example',
    statement: 'KETTLEBROOK RESCUE',
    age: 18,
  },
  cinderRidge: {
    place: 'Cinder Ridge Fire Hall, 2 Main Street, Cinder Ridge',
    cause: 'a new brush truck',
    contact: 'hall@cinderridge.example',
    statement: 'CINDER RIDGE FIRE CO',
    age: 21,
  },
}

/** Sentences of rules and emails; money, dates and names come filled in. */
export const sentences = {
  en: {
    pot: (cause: string) =>
      `Half of every ticket goes to the winner; the other half pays for ${cause}.`,
    prize: (prize: string, cause: string) =>
      `First prize: ${prize}. Every ticket pays for ${cause}.`,
    tickets: 'Tickets and prices',
    packs: (tickets: number, price: string) =>
      tickets === 1 ? `1 ticket for ${price}` : `${tickets} tickets for ${price}`,
    prizes: 'Prizes',
    potPrize: 'Half of all ticket sales',
    draw: 'Draw',
    random: (place: string, at: string) =>
      `Drawn on ${at}, at ${place}. A random number generator picks from the list of tickets; the draw certificate lets anyone check it.`,
    barrel: (place: string, at: string) =>
      `Drawn on ${at}, at ${place}. A stub of each ticket goes into a barrel, and is drawn by hand before witnesses.`,
    who: 'Who may take part',
    age: (years: number) =>
      `Anyone aged ${years} or over, except the board, the staff and their households.`,
    claim: 'Claiming a prize',
    window: (contact: string) =>
      `Winners are called and written to within two days, and have 30 days to claim. Unclaimed prizes are held for six months. Questions: ${contact}.`,
    thanks: (organization: string) =>
      `Thank you for supporting ${organization}. Your ticket numbers are below: please keep this email until the draw.`,
    questions: (contact: string) => `Questions? Write to ${contact}.`,
    half: 'Half of the pot goes to the winner',
    licence: 'Demonstration licence – not valid',
  },
  fr: {
    pot: (cause: string) =>
      `La moitié de chaque billet revient à la personne gagnante; l’autre moitié finance ${cause}.`,
    prize: (prize: string, cause: string) =>
      `Premier prix : ${prize}. Chaque billet finance ${cause}.`,
    tickets: 'Billets et prix de vente',
    packs: (tickets: number, price: string) =>
      tickets === 1 ? `1 billet pour ${price}` : `${tickets} billets pour ${price}`,
    prizes: 'Prix à gagner',
    potPrize: 'La moitié de la vente des billets',
    draw: 'Tirage',
    random: (place: string, at: string) =>
      `Tirage le ${at}, à l’endroit suivant : ${place}. Un générateur de nombres aléatoires choisit dans la liste des billets; le certificat du tirage permet à quiconque de le vérifier.`,
    barrel: (place: string, at: string) =>
      `Tirage le ${at}, à l’endroit suivant : ${place}. Un talon de chaque billet est déposé dans un baril, puis tiré à la main devant témoins.`,
    who: 'Qui peut participer',
    age: (years: number) =>
      `Toute personne de ${years} ans ou plus, sauf les membres du conseil, le personnel et leur ménage.`,
    claim: 'Réclamer un prix',
    window: (contact: string) =>
      `Les personnes gagnantes sont jointes par téléphone et par écrit dans les deux jours et ont 30 jours pour réclamer leur prix. Un prix non réclamé est conservé six mois. Questions : ${contact}.`,
    thanks: (organization: string) =>
      `Merci d’appuyer ${organization}. Vos numéros de billet figurent ci-dessous : veuillez conserver ce courriel jusqu’au tirage.`,
    questions: (contact: string) => `Des questions? Écrivez à ${contact}.`,
    half: 'La moitié de la cagnotte revient à la personne gagnante',
    licence: 'Licence de démonstration – non valide',
  },
} as const
