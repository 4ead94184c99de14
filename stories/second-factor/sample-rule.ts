import type { FactorRule } from '../../src/core/second-factor/rule-calls.ts'

/** Of Tern Cove. */
export const sampleRule: FactorRule = {
  id: '00000000-0000-4000-8000-000000000001',
  roles: ['account owner', 'raffle admin'],
  people: [
    { role: 'account owner', count: 2, without: 0 },
    { role: 'raffle admin', count: 3, without: 1 },
    { role: 'Contact Center Agent', count: 4, without: 4 },
    { role: 'In Person Sales', count: 12, without: 11 },
    { role: 'Agent Manager', count: 1, without: 1 },
    { role: 'Data Processing', count: 0, without: 0 },
  ],
  version: 2,
}
