import { LONGEST_SEARCH_DISTANCE } from '../../../engine/game/search.ts'
import type { MapRoute } from '../star-map/star-chart.ts'
import {
  ALL_FEATURES,
  ALL_SURROUNDINGS,
  type Conditions,
  FIRST_CONDITIONS,
  MAX_MATERIALS,
  PROGRAMS,
} from './conditions.ts'
import type { SearchParams } from './search-params.ts'
import type { LayerChoice } from './use-system-layer.ts'

const NONE = 'none'

export function conditionsOf(params: SearchParams): Conditions {
  const deposits = listOf(params.materials)
    .map((word) => word.split('.'))
    .filter(([ticker = '']) => /^[A-Z0-9]{1,3}$/.test(ticker))
    .slice(0, MAX_MATERIALS)
  const richness = deposits.map(([ticker = '', least]) => [ticker, percent(least)] as const)
  return {
    materials: [...new Set(richness.map(([ticker]) => ticker))],
    richness: Object.fromEntries(richness.filter(([, least]) => least > 0)),
    programs: known(PROGRAMS, params.programs),
    surroundings:
      params.surroundings === undefined
        ? FIRST_CONDITIONS.surroundings
        : known(ALL_SURROUNDINGS, params.surroundings),
    features: known(ALL_FEATURES, params.features),
    near: params.near ?? null,
    within: Math.min(params.within ?? FIRST_CONDITIONS.within, LONGEST_SEARCH_DISTANCE),
    freePlots: params.plots ?? 0,
    flownFrom: params.place ?? null,
    ship: params.ship ?? null,
    hours: params.hours ?? null,
  }
}

/** All parameters of the search itself, so that those of the last search are removed. */
export function paramsOf(conditions: Conditions): SearchParams {
  const { materials, richness, programs, surroundings, features, near, within, freePlots } =
    conditions
  const { flownFrom, ship, hours } = conditions
  const isFirst = surroundings.join() === FIRST_CONDITIONS.surroundings.join()
  return {
    ...NOTHING_SEARCHED,
    by: 'conditions',
    materials: words(
      materials.map((ticker) => (richness[ticker] ? `${ticker}.${richness[ticker]}` : ticker)),
    ),
    programs: words(programs),
    surroundings: isFirst ? undefined : (words(surroundings) ?? NONE),
    features: words(features),
    near: near ?? undefined,
    within: near === null || within === FIRST_CONDITIONS.within ? undefined : within,
    plots: freePlots || undefined,
    ...(flownFrom !== null && {
      place: flownFrom,
      ship: ship ?? undefined,
      hours: hours ?? undefined,
    }),
  }
}

export const nameParams = (text: string): SearchParams => ({
  ...NOTHING_SEARCHED,
  by: 'name',
  text,
})

export const wayOf = ({ from, to, jumps }: SearchParams): MapRoute => ({
  from: from ?? null,
  to: to ?? null,
  within: jumps ?? null,
})

export const wayParams = ({ from, to, within }: MapRoute): SearchParams => ({
  from: from ?? undefined,
  to: to ?? undefined,
  jumps: within ?? undefined,
})

export const layerOf = ({ layer, program }: SearchParams): LayerChoice => ({
  layer: layer ?? 'none',
  program: PROGRAMS.find((known) => known === program) ?? null,
})

export const layerParams = ({ layer, program }: LayerChoice): SearchParams => ({
  layer: layer === 'none' ? undefined : layer,
  program: program ?? undefined,
})

/** Also takes back what was sorted, filtered and paged: other rows have other columns. */
const NOTHING_SEARCHED = {
  sort: undefined,
  q: undefined,
  only: undefined,
  page: undefined,
  by: undefined,
  text: undefined,
  materials: undefined,
  programs: undefined,
  surroundings: undefined,
  features: undefined,
  near: undefined,
  within: undefined,
  plots: undefined,
  place: undefined,
  ship: undefined,
  hours: undefined,
}

const listOf = (text: string | undefined) => text?.split(',') ?? []
const words = (list: readonly string[]) => (list.length === 0 ? undefined : list.join(','))

function known<Name extends string>(names: readonly Name[], text: string | undefined): Name[] {
  const asked = listOf(text)
  return names.filter((name) => asked.includes(name))
}

function percent(text: string | undefined): number {
  const least = Number(text ?? 0)
  return Number.isInteger(least) ? Math.min(100, Math.max(0, least)) : 0
}
