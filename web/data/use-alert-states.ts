import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Alert, AlertRule } from '../../engine/game/alert.ts'
import { ownPlans, termsOf } from '../../engine/plan/basis.ts'
import type { AlertState } from '../../engine/today/alerts/alerts.ts'
import type { QuestionOf } from '../../workers/calls.ts'
import { alertQueries } from '../api/queries/alerts.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { fioQueries } from '../api/queries/fio.ts'
import { planQueries } from '../api/queries/plans.ts'
import { usePreferences } from '../session/preferences.ts'
import { useSession } from '../session/session.ts'
import { useStatesOfRules } from './calls.ts'
import { gameQueries } from './game-queries.ts'
import type { Answer } from './use-answer.ts'
import { useCompany } from './use-company.ts'
import { useFreeStorage } from './use-reserves.ts'

export interface NamedState extends AlertState {
  readonly uuid: string
}

const ABOUT_STORES: ReadonlySet<AlertRule['watch']> = new Set(['stock', 'supply', 'storage'])

/** Undefined while rules or figures are loading, and if there is no rule. */
export function useAlertStates(): Omit<Answer<readonly NamedState[]>, 'cancel'> {
  const alerts = useQuery(alertQueries.all())
  const question = useQuestion(alerts.data?.alerts, alerts.dataUpdatedAt)
  const { value, isStale, isRunning, problem, retry } = useStatesOfRules(question)
  const named = useMemo(
    () =>
      value &&
      alerts.data?.alerts.flatMap(({ uuid }, place) => {
        const state = value[place]
        return state ? [{ ...state, uuid }] : []
      }),
    [value, alerts.data],
  )
  return { value: named, isStale, isRunning, problem, retry }
}

function useQuestion(
  alerts: readonly Alert[] | undefined,
  askedAt: number,
): QuestionOf<'alertStates'> | undefined {
  const rules = useMemo(() => alerts?.map(({ rule }) => rule), [alerts])
  const { hasFio } = useSession()
  const preferences = usePreferences()
  const has = (isAbout: (rule: AlertRule) => boolean) => rules?.some(isAbout) === true
  const asksStores = hasFio && has(({ watch }) => ABOUT_STORES.has(watch))
  // Of several drafts on a planet, the one closest to the built base is used.
  const asksSites = hasFio && has(({ watch }) => watch === 'repair' || watch === 'supply')
  const asksPlans = has(({ watch }) => watch === 'supply')
  const asksCompany = hasFio && has((rule) => rule.watch === 'supply' && rule.flows === 'game')
  const storage = useQuery({ ...fioQueries.storage(), enabled: asksStores })
  const free = useFreeStorage(asksStores ? storage.data : undefined)
  const sites = useQuery({ ...fioQueries.sites(), enabled: asksSites })
  // If it fails, the plans are used.
  const { company, isAwaited } = useCompany(asksCompany)
  const plans = useQuery({ ...planQueries.all(), enabled: asksPlans })
  const empires = useQuery({ ...empireQueries.all(), enabled: asksPlans })
  const named = new Set(rules?.flatMap((rule) => ('planet' in rule ? (rule.planet ?? []) : [])))
  const planets = useQueries({
    queries: [...named].map((id) => gameQueries.planet(id)),
    combine: (results) => ({
      data: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
    }),
  })
  const isPending =
    planets.isPending ||
    (asksStores && (storage.isPending || (storage.data !== undefined && !free))) ||
    (asksSites && sites.isPending) ||
    isAwaited ||
    (asksPlans && (plans.isPending || empires.isPending))
  return useMemo(() => {
    // Without rules, the calculator need not start.
    if (!rules || rules.length === 0 || isPending) return undefined
    const wanted = new Set(rules.flatMap((rule) => (rule.watch === 'supply' ? rule.planet : [])))
    const own = {
      now: Math.max(askedAt, storage.dataUpdatedAt, sites.dataUpdatedAt),
      storage: asksStores ? (free ?? null) : null,
      sites: asksSites ? (sites.data ?? null) : null,
      company: asksCompany ? company : null,
      planets: planets.data.map(({ PlanetNaturalId, PlanetName, COGCPrograms }) => ({
        PlanetNaturalId,
        PlanetName,
        COGCPrograms,
      })),
      plans: ownPlans(
        (plans.data ?? []).filter(({ baseplanner_data: { planet } }) =>
          wanted.has(planet.planetid),
        ),
        { empires: empires.data ?? [], cxs: [], preferences },
      ).map(({ uuid, plan, empireRank, basis }) => {
        const { empire, rules: book } = termsOf(basis)
        return { uuid, plan, empireRank, empire, rules: book }
      }),
    }
    return { rules, own }
  }, [
    rules,
    isPending,
    askedAt,
    storage.dataUpdatedAt,
    free,
    sites,
    planets.data,
    plans.data,
    empires.data,
    preferences,
    asksStores,
    asksSites,
    company,
    asksCompany,
  ])
}
