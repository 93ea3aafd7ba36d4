import { describe, expect, test } from 'vitest'
import type { Plan } from '../../../engine/game/plan.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { planPreview, sharedPage } from './page-handler.ts'

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <title>Perigee</title>
    <meta
      name="description"
      content="Plans bases."
    />
    <meta name="color-scheme" content="dark light" />
  </head>
  <body><div id="root"></div></body>
</html>`
const plan = {
  uuid: '0c9a6f3e-5f0b-4a53-9d3b-2f4d9f0a8f11',
  name: 'Rations',
  planet_id: 'OT-580b',
  baseplanner_data: {
    planet: { permits: 2, cogc: 'FOOD_INDUSTRIES' },
    infrastructure: [],
    buildings: [
      { name: 'FRM', amount: 3, active_recipes: [] },
      { name: 'FP', amount: 12, active_recipes: [] },
      { name: 'RIG', amount: 0, active_recipes: [] },
    ],
  },
} as unknown as Plan
const url = 'https://perigee.example/shared/1f0c7c9e-8a3a-4a51-9a53-6b6b9c0b1d11'
const image = 'https://perigee.example/preview.png'
const page = (changes: Partial<Plan> = {}, planetName = 'Montem') =>
  sharedPage(INDEX, planPreview({ ...plan, ...changes }, planetName, null), { url, image })

const result = (areaUsed: number, roi = -3) =>
  ({
    profit: -12.4,
    overview: { roi },
    area: { areaUsed, areaTotal: 1000 },
    materialio: [
      { ticker: 'DW', delta: 1.25, price: 20 },
      { ticker: 'RAT', delta: 240, price: 9000 },
      { ticker: 'H2O', delta: -30, price: -300 },
    ],
  }) as unknown as PlanResult

describe('the page of a shared plan', () => {
  test('says in its title and preview what the plan is', () => {
    const html = page()
    expect(html).toContain('<title>Rations · Montem · Perigee</title>')
    expect(html).toContain('property="og:title" content="Rations · Montem · Perigee"')
    expect(html).toContain(`property="og:url" content="${url}"`)
    const text =
      'Base plan for Montem (OT-580b): 2 permits, CoGC Food Industries, 12 × FP, 3 × FRM.'
    expect(html).toContain(`name="description" content="${text}"`)
    expect(html).toContain(`property="og:description" content="${text}"`)
  })

  test('tells the key figures before what is built', () => {
    const { description } = planPreview(plan, 'Montem', result(1011))
    expect(description).toBe(
      'Base plan for Montem (OT-580b): −12 $ a day, never pays back, area 1,011 of 1,000, 11 over. ' +
        'Makes 240 RAT, 1.3 DW a day. 2 permits, CoGC Food Industries, 12 × FP, 3 × FRM.',
    )
    expect(planPreview(plan, 'Montem', result(900, 12.34)).description).toContain(
      'pays back in 12.3 d, area 900 of 1,000. Makes',
    )
    expect(planPreview(plan, 'Montem', result(900, 0)).description).not.toContain('pays back')
  })

  test('has one title and one description, and keeps the rest of the app', () => {
    const html = page()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain('<meta name="color-scheme" content="dark light" />')
    expect(html).toContain('<div id="root"></div>')
  })

  test.each(['</title><script>alert(1)</script>', '" onload="alert(1)', "$& $' $` $1", '&lt;'])(
    'shows the name %j as text',
    (name) => {
      const html = page({ name })
      expect(titleOf(html)).toBe(`${name} · Montem · Perigee`)
      expect(html).not.toMatch(/<script|" *onload/)
    },
  )

  test('shows no name the other way round', () => {
    expect(titleOf(page({ name: 'Ra\u202etions\u0007\u200b' }))).toBe('Rations · Montem · Perigee')
  })

  test('shows no planet over several lines or the other way round either', () => {
    const planet_id = 'OT\u202e-5\n80\u200bb'
    const html = page({ planet_id }, planet_id)
    expect(titleOf(html)).toBe('Rations · OT-5 80b · Perigee')
    expect(html).toContain('content="Base plan for OT-5 80b: ')
  })

  test('names a plan without a name by its planet', () => {
    expect(page({ name: ' ' }, 'OT-580b')).toContain('<title>Base plan · OT-580b · Perigee</title>')
  })
})

/** The title as a browser reads it. */
function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/
    .exec(html)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
