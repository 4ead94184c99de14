import assert from 'node:assert/strict'
import { paths } from '../../support/paths.ts'
import { signIn } from '../../support/sign-in.ts'

/** The raffle of the example data that is on sale by packages of three. */
export async function harbourLights(url: string): Promise<string> {
  const { token } = await signIn(url)
  const answer = await fetch(`${url}${paths.events}?status[]=active&search=harbour`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] }
  const raffle = data.find(({ name }) => name.startsWith('Harbour Lights'))
  assert.ok(raffle, 'The seed has no Harbour Lights on sale')
  return raffle.id
}
