export interface SamplePrize {
  id: string
  name: string
  cents: number
  drawAt: string
  picked: boolean
}

const names = [
  'Truck',
  'Bonus',
  'Canoe',
  'Quilt',
  'Grand prize',
  'Snowblower',
  'Weekend',
  'Bicycle',
]

export const samplePrizes: readonly SamplePrize[] = Array.from({ length: 24 }, (_, index) => ({
  id: `prize-${index}`,
  name: `${names[index % names.length]} ${index + 1}`,
  cents: [6_150_000, 1_000_000, 0, 49_950][index % 4] ?? 0,
  drawAt: new Date(Date.UTC(2026, 10, 20 + (index % 6), 16)).toISOString(),
  picked: index % 3 === 0,
}))
