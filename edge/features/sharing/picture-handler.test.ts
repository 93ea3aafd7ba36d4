import { expect, test } from 'vitest'
import type { Plan } from '../../../engine/game/plan.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { svgOf } from '../../picture/shapes.ts'
import { sharedPicture } from './picture-handler.ts'

const plan = {
  name: 'Rations <for> all',
  planet_id: 'OT-580b',
  baseplanner_data: {
    planet: {},
    infrastructure: [],
    buildings: [
      { name: 'SME', amount: 0, active_recipes: [] },
      { name: 'FP', amount: 2, active_recipes: [] },
      { name: 'RIG', amount: 21, active_recipes: [] },
    ],
  },
} as unknown as Plan

const result = (areaUsed: number) =>
  ({
    profit: -12.4,
    overview: { roi: -3 },
    area: { areaUsed, areaTotal: 1000 },
    materialio: [
      { ticker: 'DW', delta: 1.25, price: 20 },
      { ticker: 'RAT', delta: 240, price: 9000 },
      { ticker: 'H2O', delta: -30, price: -300 },
    ],
  }) as unknown as PlanResult

const pictureOf = (...about: Parameters<typeof sharedPicture>) =>
  svgOf(1200, 630, sharedPicture(...about))

/** What is written in it, one line for each text. */
const texts = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('the picture of a link tells the key figures, the most numerous building first', () => {
  expect(texts(pictureOf(plan, 'Montem', result(900)))).toEqual([
    'Rations &lt;for&gt; all',
    'Montem (OT-580b)',
    'Profit a day',
    '−12 $',
    'Payback',
    'never',
    'Area 900 / 1,000',
    'RIG × 21',
    'FP × 2',
    'Makes a day: 240 RAT, 1.3 DW',
    'Perigee',
  ])
})

test('an area beyond what the permits give is told and marked', () => {
  const within = pictureOf(plan, 'Montem', result(1000))
  const over = pictureOf(plan, 'Montem', result(1011))
  expect(texts(over)).toContain('Area 1,011 / 1,000, 11 over')
  const bar = /<rect x="80" y="380" width="1040" height="14" rx="7" fill="(#57b8dc|#ff8a80)"/
  expect(bar.exec(within)?.[1]).toBe('#57b8dc')
  expect(bar.exec(over)?.[1]).toBe('#ff8a80')
})

test('without a result it shows what is written down', () => {
  expect(texts(pictureOf(plan, 'OT-580b', null))).toEqual([
    'Rations &lt;for&gt; all',
    'OT-580b',
    'RIG × 21',
    'FP × 2',
    'Perigee',
  ])
})
