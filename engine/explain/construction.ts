import { baseArea, CORE_MODULE, CORE_MODULE_AREA } from '../game/constants/base.ts'
import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import { type Capacity, OWN_STORE, STORAGES } from '../game/constants/storage.ts'
import { STORAGE_TYPES } from '../game/plan.ts'
import { once, type PlanContext } from './context.ts'
import { establishmentTerm, listed } from './fees.ts'
import { priceTerm } from './price.ts'
import {
  byRule,
  difference,
  fromGame,
  fromPlan,
  product,
  quotient,
  sum,
  type Term,
} from './term.ts'

export const buildingCostTerm = (context: PlanContext, ticker: string): Term =>
  once(context, `cost of ${ticker}`, () => newBuildingCostTerm(context, ticker))

function newBuildingCostTerm({ universe, input }: PlanContext, ticker: string): Term {
  const building = universe.buildings.indexOf.get(ticker)
  const planet = universe.planets.indexOf.get(input.plan.planet.planetid)!
  if (building === undefined) return byRule(`Construction of ${ticker}`, 0, '$')
  const { start, item, amount } = universe.construction[universe.planets.environment[planet]!]!
  const parts: Term[] = []
  for (let i = start[building]!; i < start[building + 1]!; i++) {
    const material = universe.materials.ticker[item[i]!]!
    parts.push(
      product(`${material} for ${ticker}`, '$', [
        fromGame(`${material} needed`, amount[i]!, 'units'),
        priceTerm(universe, input.prices, material, 'BUY'),
      ]),
    )
  }
  return sum(`Construction of ${ticker}`, '$', parts, 'materials at their buying prices')
}

export function constructionTotalTerm(context: PlanContext): Term {
  const buildings = context.result.constructionMaterials.map(({ ticker, amount }) =>
    product(`All ${ticker}`, '$', [
      ticker === CORE_MODULE
        ? byRule(`Number of ${ticker}`, amount, 'buildings', 'every base starts with one')
        : fromPlan(`Number of ${ticker}`, amount, 'buildings'),
      buildingCostTerm(context, ticker),
    ]),
  )
  const fee = establishmentTerm(context)
  const parts = [
    'all buildings',
    'infrastructure',
    ...(context.input.includeCM === false ? [] : ['one core module']),
    ...(fee && fee.value > 0 ? ['the fee for a new base'] : []),
  ]
  return sum(
    'Construction cost',
    '$',
    [...buildings, ...listed(fee)],
    `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  )
}

export const dailyDegradationTerm = (context: PlanContext, ticker: string): Term =>
  quotient(`Degradation of one ${ticker}`, '$/day', [
    buildingCostTerm(context, ticker),
    byRule('Days until worn out', DEGRADATION_DAYS, 'days'),
  ])

/** Only production buildings: habitations, storage and the core module do not degrade. */
export const degradationTerm = (context: PlanContext): Term =>
  sum(
    'Degradation',
    '$/day',
    context.result.production.buildings.map(({ name, amount }) =>
      product(`Degradation of ${name}`, '$/day', [
        fromPlan(`Number of ${name}`, amount, 'buildings'),
        dailyDegradationTerm(context, name),
      ]),
    ),
    'construction cost of production buildings over 180 days',
  )

export function areaUsedTerm({ universe, result }: PlanContext): Term {
  const takes = (ticker: string, amount: number) => {
    const building = universe.buildings.indexOf.get(ticker)
    return product(`Area of ${ticker}`, 'area', [
      fromPlan(`Number of ${ticker}`, amount, 'buildings'),
      fromGame(
        `Area of one ${ticker}`,
        building === undefined ? 0 : universe.buildings.area[building]!,
        'area',
      ),
    ])
  }
  return sum(
    'Area used',
    'area',
    [
      byRule('Core module', CORE_MODULE_AREA, 'area'),
      ...Object.entries(result.infrastructure)
        .filter(([, amount]) => amount > 0)
        .map(([ticker, amount]) => takes(ticker, amount)),
      ...result.production.buildings.map(({ name, amount }) => takes(name, amount)),
    ],
    'core module, infrastructure and production',
  )
}

export const areaTotalTerm = ({ result }: PlanContext): Term =>
  sum('Total area', 'area', [
    byRule('Area without permits', baseArea(0), 'area'),
    product('Area of permits', 'area', [
      fromPlan('Permits', result.area.permits, 'factor'),
      byRule('Area per permit', baseArea(1) - baseArea(0), 'area'),
    ]),
  ])

export const areaLeftTerm = (context: PlanContext): Term =>
  difference('Area left', 'area', [areaTotalTerm(context), areaUsedTerm(context)])

export function storageTerm({ result }: PlanContext, measure: 't' | 'm³'): Term {
  const of = ({ tonnes, cubicMetres }: Capacity) => (measure === 't' ? tonnes : cubicMetres)
  return sum(`Storage in ${measure}`, measure, [
    byRule('Storage of the base', of(OWN_STORE), measure),
    ...STORAGE_TYPES.filter((type) => result.infrastructure[type] > 0).map((type) =>
      product(`Storage of ${type}`, measure, [
        fromPlan(`Number of ${type}`, result.infrastructure[type], 'buildings'),
        byRule(`Storage of one ${type}`, of(STORAGES[type]), measure),
      ]),
    ),
  ])
}
