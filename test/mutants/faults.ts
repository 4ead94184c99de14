import type { Fault } from './fault.ts'
import { apiFaults } from './faults/api.ts'
import { coreFaults } from './faults/core.ts'
import { everyCallFaults } from './faults/every-call.ts'
import { everyScreenFaults } from './faults/every-screen.ts'
import { peopleFaults } from './faults/people.ts'
import { raffleFaults } from './faults/raffles.ts'
import { screenFaults } from './faults/screens.ts'

/** Every planted fault: what the tests must see, whatever is made faster about them. */
export const faults: readonly Fault[] = [
  ...raffleFaults,
  ...coreFaults,
  ...apiFaults,
  ...peopleFaults,
  ...screenFaults,
  ...everyCallFaults,
  ...everyScreenFaults,
]
