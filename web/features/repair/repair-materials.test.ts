import { expect, test } from 'vitest'
import { sharedMaterials } from './repair-materials.tsx'

const row = (...tickers: string[]) => ({
  repairMaterials: tickers.map((ticker) => ({ ticker, amount: 1 })),
})

test('what every repair needs is shared; rows without a repair have no say', () => {
  const rows = [row('BSE', 'BBH', 'MCG'), row(), row('AEF', 'BBH', 'BSE')]
  expect(sharedMaterials(rows)).toEqual(['BSE', 'BBH'])
  expect(sharedMaterials([row('BSE'), row('BBH')])).toEqual([])
})

test('one repair shares nothing', () => {
  expect(sharedMaterials([row('BSE'), row()])).toEqual([])
  expect(sharedMaterials([])).toEqual([])
})
