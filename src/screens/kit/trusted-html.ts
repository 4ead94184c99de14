/**
 * The one Trusted Types policy of ours: `raffle-desk`. A host that forbids text to become HTML
 * (`require-trusted-types-for 'script'`) allows it by that name. What goes through it is either cleaned (kit/html.tsx),
 * parsed apart from any page and taken over by a schema (the editor), or our own (templates, a chart's figures): a
 * check names the places (test/checks/raw-markup.ts), and our build leads the libraries' through here too.
 */

/** A browser without Trusted Types takes the text itself, and so does one whose host asks for none. */
interface Policy {
  createHTML(html: string): string
}

interface TrustedTypesPage {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

const asWritten: Policy = { createHTML: html => html }
let policy: Policy | undefined

function createPolicy(): Policy {
  try {
    const { trustedTypes } = globalThis as TrustedTypesPage
    return trustedTypes?.createPolicy('raffle-desk', asWritten) ?? asWritten
  } catch {
    // The host allows other names only: the browser says so in its console, and stops what isn't trusted.
    return asWritten
  }
}

/** HTML that may be handed to the browser's parser: a TrustedHTML, which our types call a string. */
export function trustedHtml(html: string): string {
  policy ??= createPolicy()
  return policy.createHTML(html)
}
