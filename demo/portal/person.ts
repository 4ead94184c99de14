/**
 * Who is signed in on the charity's intranet. A real one knows it from its own sign-in; this is the
 * account owner of the demonstration's Tern Cove Hospice Society.
 */
export const intranetPerson = {
  email: 'marguerite.doucette@terncove.example',
  role: 'account owner',
  organizationId: '0a9f1c00-0000-4000-8000-000000000001',
  scopes: ['dashboard:read', 'account:read', 'organization:switch', 'raffles:read'],
}
