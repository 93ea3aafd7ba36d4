import type { Choice } from '../game/constants/rules.ts'
import { SHIP_PRESETS } from '../game/constants/ships.ts'
import { storageTerm } from './construction.ts'
import { NothingToExplain, type PlanContext, rulesOf } from './context.ts'
import { madeTerm, usedTerm } from './material.ts'
import { byRule, difference, fromGame, minimum, product, quotient, sum, type Term } from './term.ts'

export type Direction = 'import' | 'export'

function cargoTerm(context: PlanContext, measure: 't' | 'm³', direction: Direction): Term {
  const excluded = context.input.visitationMaterialExclusions ?? []
  const rows = context.result.materialio.filter(
    ({ ticker, delta }) => !excluded.includes(ticker) && delta < 0 === (direction === 'import'),
  )
  return sum(
    direction === 'import' ? `Import in ${measure}` : `Export in ${measure}`,
    `${measure}/day`,
    rows.map(({ ticker, individualWeight, individualVolume }) => {
      const flow = [madeTerm(context, ticker), usedTerm(context, ticker)]
      const shipped = direction === 'import' ? flow.toReversed() : flow
      return product(`${ticker} shipped`, `${measure}/day`, [
        difference(`${ticker} a day`, 'units/day', shipped),
        fromGame(
          `${measure} of one ${ticker}`,
          measure === 't' ? individualWeight : individualVolume,
          measure,
        ),
      ])
    }),
  )
}

type StoredDays = (context: PlanContext, measure: 't' | 'm³', storage: Term) => Term
const STORED_DAYS: Choice<StoredDays> = {
  classic: (context, measure, storage) =>
    quotient(`Days by ${measure}`, 'days', [
      storage,
      sum(`Import and export in ${measure}`, `${measure}/day`, [
        cargoTerm(context, measure, 'import'),
        cargoTerm(context, measure, 'export'),
      ]),
    ]),
  accurate: (context, measure, storage) =>
    minimum(`Days by ${measure}`, 'days', [
      quotient(`Import lasts by ${measure}`, 'days', [
        storage,
        cargoTerm(context, measure, 'import'),
      ]),
      quotient(`Export fits by ${measure}`, 'days', [
        storage,
        cargoTerm(context, measure, 'export'),
      ]),
    ]),
}

export function storageFilledTerm(context: PlanContext): Term {
  const days = (measure: 't' | 'm³') =>
    STORED_DAYS[rulesOf(context).storageDays](context, measure, storageTerm(context, measure))
  return minimum('Storage filled', 'days', [days('t'), days('m³')])
}

export function shipDaysTerm(context: PlanContext, ship: number, direction: Direction): Term {
  const bay = SHIP_PRESETS[ship]
  if (!bay) throw new NothingToExplain(`Ship preset ${ship} does not exist.`)
  return minimum(`Days between ships, ${direction}`, 'days', [
    quotient('Days by t', 'days', [
      byRule('Bay in t', bay.weight, 't'),
      cargoTerm(context, 't', direction),
    ]),
    quotient('Days by m³', 'days', [
      byRule('Bay in m³', bay.volume, 'm³'),
      cargoTerm(context, 'm³', direction),
    ]),
  ])
}
