import type { Page } from '@playwright/test'
import type { Cx, CxData } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS, type Empire } from '../../engine/game/empire.ts'
import type { Plan } from '../../engine/game/plan.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { type ForeignEmpire, newCx, newEmpire, newPlan } from '../engine/foreign-forms.ts'
import { expect, rememberSession, test } from './app.ts'
import { patient } from './patience.ts'

const id = (group: number, n: number) =>
  `00000000-0000-4000-${8000 + group}-${String(n).padStart(12, '0')}`
const PLANETS = ['UV-351a', 'KW-688c', 'VH-331a', 'OT-580b']

/** An account elsewhere: so many plans in three empires under two CX. */
function accountElsewhere(count: number) {
  const prices = (name: string, exchange: 'PP7D_AI1' | 'PP30D_UNIVERSE'): CxData => ({
    name,
    cx_empire: [{ type: 'BOTH', exchange }],
    cx_planets: [],
    ticker_empire: [{ ticker: 'DW', type: 'SELL', value: 80 }],
    ticker_planets: [],
  })
  const cx = [
    { uuid: id(1, 1), cx: prices('Real', 'PP30D_UNIVERSE') },
    { uuid: id(1, 2), cx: prices('Antares', 'PP7D_AI1') },
  ]
  const empires = ['Rim', 'Core', 'Outback'].map(
    (name, n): ForeignEmpire => ({
      uuid: id(2, n),
      empire: { ...EMPIRE_DEFAULTS, name, faction: 'MORIA', permits_used: 20, permits_total: 28 },
      cx: cx[n % 2]!,
    }),
  )
  const plans = Array.from({ length: count }, (_, n): Plan => {
    const data = base(PLANETS[n % 4]!, running('FRM', 2 + n, 'FRM#1xH2O=>4xGRN'))
    const { planet, infrastructure, buildings, ...head } = planWrite(`Base ${n + 1}`, data)
    const baseplanner_data = { planet, infrastructure, buildings }
    return { ...head, uuid: id(3, n), baseplanner_data, empires: [] }
  })
  const plansOf = (n: number) => plans.filter((_, place) => place % 3 === n)
  return {
    plans: plans.map((plan, n) => newPlan(plan, [empires[n % 3]!])),
    empires: empires.map((empire, n) => newEmpire(empire, plansOf(n))),
    cx: cx.map(newCx),
  }
}

async function look(page: Page, value: unknown): Promise<void> {
  const source = page.getByRole('region', { name: 'What to import' })
  await source.getByLabel('Paste JSON').fill(JSON.stringify(value))
  await source.getByRole('button', { name: 'Preview' }).click()
}

test('an account of another planner moves in, is told the second time, and can be undone', async ({
  page,
  player,
  host,
}) => {
  test.setTimeout(patient(120_000))
  const planning = planningOf(host, player)
  await rememberSession(page, player)
  await page.goto('/manage?tab=transfer')
  const account = accountElsewhere(40)
  await look(page, account)
  await expect(page.getByRole('row', { name: /^Base 40 Plan/ })).toContainText('new')
  await page.getByRole('button', { name: 'Import 45 records' }).click()
  await expect(page.getByText('45 records were imported.')).toBeVisible({
    timeout: patient(30_000),
  })

  const plans = await planning.call<Plan[]>('GET', '/baseplanner')
  const empires = await planning.call<Empire[]>('GET', '/empire')
  const cx = await planning.call<Cx[]>('GET', '/cx')
  expect(plans.map(({ name }) => name).sort()).toEqual(
    account.plans.map(({ plan_name }) => plan_name).sort(),
  )
  expect(empires.map(({ name, baseplanners }) => `${name} ${baseplanners.length}`).sort()).toEqual([
    'Core 13',
    'Outback 13',
    'Rim 14',
  ])
  expect(cx.map((each) => `${each.name} ${each.empires.length}`).sort()).toEqual([
    'Antares 1',
    'Real 2',
  ])

  await look(page, account)
  await expect(page.getByRole('row', { name: /^Base 40 Plan/ })).toContainText('already imported')
  await expect(page.getByText('All of it is here already.')).toBeVisible()

  await page.goto('/manage?tab=plans')
  // Two of each planet; they differ in numbers alone.
  for (const { name } of plans.filter((_, place) => place % 5 === 0)) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.goBack()
  }

  await page.goto('/manage?tab=transfer')
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('The import was undone.')).toBeVisible()
  expect(await planning.call<Plan[]>('GET', '/baseplanner')).toEqual([])
  expect(await planning.call<Empire[]>('GET', '/empire')).toEqual([])
  expect(await planning.call<Cx[]>('GET', '/cx')).toEqual([])
})

test('names that exist are numbered; an empire comes whole or not at all; what cannot be taken is said', async ({
  page,
  player,
  host,
}) => {
  const planning = planningOf(host, player)
  await planning.createPlan(planWrite('Base 1', base('UV-351a')))
  await rememberSession(page, player)
  await page.goto('/manage?tab=transfer')
  const { plans, ...others } = accountElsewhere(6)
  await look(page, {
    ...others,
    plans: [...plans, { uuid: id(3, 99), plan_name: 'Lost', plan_data: {} }],
  })
  await expect(page.getByRole('row', { name: /^Base 1 Plan/ })).toContainText('Base 1 2')
  await expect(
    page
      .getByRole('table', { name: 'What cannot be taken' })
      .getByRole('row', { name: /^Plan Lost/ }),
  ).toContainText('It names no planet.')

  // The server is lost to one empire: its second plan does not arrive.
  await page.route('**/api/v1/baseplanner*', async (route) => {
    const isRefused = route.request().postData()?.includes('"name":"Base 5"')
    return isRefused ? route.abort() : route.fallback()
  })
  await page.getByRole('button', { name: 'Import 11 records' }).click()
  await expect(
    page.getByText('Empire Core was not imported; nothing of it was stored.'),
  ).toBeVisible()
  const stored = async () =>
    (await planning.call<Plan[]>('GET', '/baseplanner')).map(({ name }) => name).sort()
  expect(await stored()).toEqual(['Base 1', 'Base 1 2', 'Base 3', 'Base 4', 'Base 6'])

  await page.unroute('**/api/v1/baseplanner*')
  await page.getByRole('button', { name: 'Import 3 records' }).click()
  await expect(page.getByText(/records were imported/)).toBeVisible()
  expect(await stored()).toHaveLength(7)
})
