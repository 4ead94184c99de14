import { expect } from 'chai'
import { onWire, type Reply } from '../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click } from '../support/browser/page.ts'
import type { PlacedKit } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

/** What the API answers where Luc saved `theirs` first. */
export function staleFor(theirs: object): Reply {
  return onWire({
    status: 409,
    body: {
      errors: [{ code: 'stale', message: 'Somebody else saved it.' }],
      data: theirs,
      changedBy: 'Luc Arsenault',
      changedAt: '2026-11-20T18:32:00.000Z',
    },
  })
}

/** Both sides are shown; mine stays chosen, and is saved on the newer version. */
export async function keepMine(
  { scope, root }: Pick<PlacedKit, 'scope' | 'root'>,
  { mine, theirs }: { mine: string; theirs: string },
): Promise<void> {
  const dialog = await waitFor(() =>
    [...scope.querySelectorAll('[role="dialog"]')].find(each =>
      each.textContent?.includes('Luc Arsenault saved a newer version'),
    ),
  )
  expect(dialog.textContent).to.include(mine).and.to.include(theirs)
  await expectNoAxeViolationsInFull(root)
  const save = [...dialog.querySelectorAll('button')].find(
    each => each.textContent === 'Save these choices',
  )
  await click(save!)
}
