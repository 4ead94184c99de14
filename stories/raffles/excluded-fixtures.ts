/** Who may not win, and a picked ticket of somebody who may be one of them. */
import type { ExcludedPerson } from '../../src/core/raffles/excluded/excluded-person.ts'
import type { Winner } from '../../src/core/raffles/winners/winner.ts'
import { ternCove } from '../support/fixtures.ts'
import { drawId, pickedWinner } from './draw-fixtures.ts'

/** Another ticket of a buyer who was rejected, and whose name an excluded person has. */
export const flaggedWinner: Winner = {
  ...pickedWinner,
  flags: [
    { kind: 'rejected', by: 'email', ticketNumber: 2217, reason: 'board-or-staff' },
    {
      kind: 'excluded',
      by: 'name',
      name: 'Thibodeau, Rosalie',
      reason: 'household',
      note: 'Lives with the treasurer',
    },
  ],
  sameBuyer: [
    { id: drawId(4303), ticketNumber: 731, prizeName: 'Cash prize of $500' },
    { id: drawId(4304), ticketNumber: 9008, prizeName: 'Cash prize of $500' },
  ],
}

export const excludedPeople: readonly ExcludedPerson[] = [
  {
    id: drawId(4701),
    organizationId: ternCove.id,
    name: 'Adélaïde Comeau',
    email: 'adelaide.comeau@example.org',
    phone: '9025550117',
    reason: 'board-or-staff',
    note: 'Chairs the board since 2024',
    addedAt: '2026-09-02T13:15:00.000Z',
    addedBy: 'Marguerite Doucette',
  },
  {
    id: drawId(4702),
    organizationId: ternCove.id,
    name: 'Parminder Gill',
    email: null,
    phone: null,
    reason: 'household',
    note: '',
    addedAt: '2026-10-20T18:00:00.000Z',
    addedBy: null,
  },
]
