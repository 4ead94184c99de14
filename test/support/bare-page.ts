import type { Page } from 'playwright-core'

/** An empty page on the portal's own origin that loads the product's script and gets tokens as a host does. */
export async function openBarePage(
  page: Page,
  { url, portalUrl, body }: { url: string; portalUrl: string; body: string },
): Promise<void> {
  const address = `${portalUrl}/bare`
  await page.route(address, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Bare</title><body>${body}
        <script type="module">
          import { configure } from '${url}/raffle-desk.js'
          configure({
            getToken: async () => {
              const answer = await (await fetch('/portal/token', { method: 'POST' })).json()
              return answer.data ?? answer
            },
          })
        </script>`,
    }),
  )
  await page.goto(address)
}
