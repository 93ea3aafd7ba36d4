import { expect, test } from 'vitest'
import { bonusWords } from './bonus-words.ts'

test('the bonuses of the plan are named, and those that stay private', () => {
  const words = bonusWords({
    planetid: 'VH-331a',
    permits: 1,
    corphq: true,
    cogc: 'FOOD_INDUSTRIES',
    experts: [
      { type: 'Agriculture', amount: 3 },
      { type: 'Chemistry', amount: 0 },
      { type: 'Metallurgy', amount: 1 },
    ],
    workforce: [],
  })
  expect(words).toBe(
    "Bonuses included: Corporate HQ, CoGC Food Industries, 3 Agriculture experts, 1 Metallurgy expert. The owner's faction bonus and CX stay private: figures are without faction bonus, at average prices. Your copy uses your own empire and CX.",
  )
})

test('a plan without bonuses says so', () => {
  const bare = { planetid: 'VH-331a', permits: 1, corphq: false, cogc: '---' as const }
  expect(bonusWords({ ...bare, experts: [], workforce: [] })).toMatch(/^No bonuses planned\./)
})

test('what the owner included is named', () => {
  const bare = { planetid: 'VH-331a', permits: 1, corphq: false, cogc: '---' as const }
  const planet = { ...bare, experts: [], workforce: [] }
  const empire = { faction: 'MORIA', permits_used: 1, permits_total: 4 } as const
  const cx = {
    ...{ name: 'AI1', cx_empire: [], cx_planets: [] },
    ...{ ticker_empire: [], ticker_planets: [] },
  }
  expect(bonusWords(planet, { empire, cx })).toBe(
    "Bonuses included: the owner's empire (Moria, 1 of 4 permits). Prices are those of the owner's CX. Your copy uses your own empire and CX.",
  )
  expect(bonusWords(planet, { cx })).toBe(
    "No bonuses planned. Prices are those of the owner's CX. The owner's faction bonus stays private: figures are without it. Your copy uses your own empire and CX.",
  )
  expect(bonusWords(planet, { empire })).toContain(
    "The owner's CX stays private: figures are at average prices.",
  )
})
