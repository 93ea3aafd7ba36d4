import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PlanWithTerms, UpdatedPlan } from '../../engine/empire/update.ts'
import type { Planet } from '../../engine/game/gamedata.ts'
import { type FeeEntries, withFeeEntries } from '../../engine/game/own-fees.ts'
import type { Plan } from '../../engine/game/plan.ts'
import { sameValue } from '../../engine/game/same-value.ts'
import { basisOf, termsOf } from '../../engine/plan/basis.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { cxQueries } from '../api/queries/cx.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { planQueries } from '../api/queries/plans.ts'
import { useObservable } from '../browser/observable.ts'
import { usePreferences } from '../session/preferences.ts'
import { updateImpact } from './calls.ts'
import { dataVersion } from './game-data.ts'
import { knownRules, rememberRules } from './known-rules.ts'
import { storedPlanets } from './stored-planets.ts'
import { syncedRules, syncRules } from './synced-rules.ts'
import { planComparison, updatedPlans } from './updates.ts'

export function useUpdateWatch(): void {
  const version = useObservable(dataVersion)
  const { data: plans } = useQuery(planQueries.all())
  const { data: empires } = useQuery(empireQueries.all())
  const { data: cxs } = useQuery(cxQueries.all())
  const preferences = usePreferences()
  useEffect(() => {
    if (!version || !plans || !empires || !cxs) return
    const entries = plans.map(({ uuid, name, baseplanner_data }) => ({
      uuid,
      name,
      plan: baseplanner_data,
      ...termsOf(basisOf({ empires, cxs, preferences }, { planUuid: uuid })),
    }))
    const ending = new AbortController()
    touchedPlans(version, entries, preferences, ending.signal).then(
      (touched) => {
        if (ending.signal.aborted) return
        updatedPlans.set(touched)
        planComparison.set('done')
      },
      (problem: unknown) => {
        if (ending.signal.aborted) return
        console.warn('Plans were not compared.', problem)
        planComparison.set('failed')
      },
    )
    return () => ending.abort()
  }, [version, plans, empires, cxs, preferences])
}

const NONE: readonly UpdatedPlan[] = []

async function touchedPlans(
  { lists }: DataVersion,
  plans: readonly PlanWithTerms[],
  fees: FeeEntries,
  signal: AbortSignal,
): Promise<readonly UpdatedPlan[]> {
  const planetIds = [...new Set(plans.map(({ plan }) => plan.planet.planetid))]
  const here = await knownRules()
  const former = here ?? (await syncedRules().catch(() => undefined))
  const planets = await storedPlanets(planetIds)
  const isSame =
    here?.lists === lists &&
    planets.every((planet) =>
      here.planets.some(
        (known) => known.PlanetNaturalId === planet.PlanetNaturalId && sameValue(known, planet),
      ),
    )
  if (isSame) {
    syncQuietly(lists)
    return NONE
  }
  if (former) {
    const { buildings, recipes } = former
    const question = {
      former: { buildings, recipes, planets: withFees(former.planets, fees) },
      planets: withFees(planets, fees),
      plans,
    }
    const touched = await updateImpact(question, signal)
    if (touched.length > 0) return touched
  }
  if (signal.aborted) return NONE
  await rememberRules(lists, planetIds)
  syncQuietly(lists)
  return NONE
}

/** This lets the player's other browsers report the next update too; nothing waits for it. */
function syncQuietly(lists: string): void {
  syncRules(lists).catch((problem: unknown) =>
    console.warn('The known rules were not synced.', problem),
  )
}

/** The rules in the form that the workers compile. */
const withFees = (planets: readonly Planet[], fees: FeeEntries) =>
  planets.map((planet) => withFeeEntries(planet, fees))

export async function endUpdate(plans: readonly Plan[]): Promise<void> {
  const version = dataVersion.get()
  if (!version) return
  await rememberRules(version.lists, [...new Set(plans.map(({ planet_id }) => planet_id))])
  syncQuietly(version.lists)
  updatedPlans.set(NONE)
}
