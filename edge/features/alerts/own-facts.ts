import { freeStorage } from '../../../engine/company/reserves.ts'
import type { AlertRule, AlertWatch } from '../../../engine/game/alert.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import type { PlanData } from '../../../engine/game/plan.ts'
import { ownPlans, termsOf } from '../../../engine/plan/basis.ts'
import { type AlertState, evaluateRules } from '../../../engine/today/alerts/alerts.ts'
import {
  alertFacts,
  type OwnFacts,
  type PlannedFlows,
  plannedFlowSteps,
} from '../../../engine/today/alerts/facts.ts'
import { type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { fingerprint } from '../../crypto/seal.ts'
import { pauseUnless } from '../../deadline.ts'
import { HttpError } from '../../errors.ts'
import { runInSlices } from '../../event-loop.ts'
import type { PlayerView, ViewTypes } from '../../gamedata/fio/player-copy.ts'
import type { CallerScheduler, Ports } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { scheduledPages } from '../../repo/pages.ts'
import { reservesRepo } from '../../repo/reserves.ts'
import { throttleRepo } from '../../repo/throttle.ts'
import type { User } from '../../repo/users.ts'
import { empiresRepo } from '../empires/repo.ts'
import { ownData } from '../guests/own-data.ts'
import { sheetPlansRepo } from '../plans/sheet-plans.ts'

interface Asking {
  ports: Ports
  user: User
  schedule: CallerScheduler
  now: number
}

const OWN: Readonly<Record<AlertWatch, boolean>> = {
  price: false,
  spread: false,
  volume: false,
  programme: false,
  stock: true,
  supply: true,
  storage: true,
  repair: true,
}
/** Kinds of rules about what a player has, or about the market and planets. */
export const watchesAbout = (what: 'own' | 'public'): AlertWatch[] =>
  (Object.keys(OWN) as AlertWatch[]).filter((watch) => OWN[watch] === (what === 'own'))

/** Evaluates the rules of a player by what the server has. Only what they are about is fetched. */
export async function statesOf(
  asking: Asking,
  universe: Universe,
  rules: readonly AlertRule[],
): Promise<AlertState[]> {
  const { ports, user, schedule, now } = asking
  const needsOwn = rules.some(({ watch }) => OWN[watch])
  const own = needsOwn ? await ownOf(asking) : null
  const supplied = new Set(rules.flatMap((rule) => (rule.watch === 'supply' ? rule.planet : [])))
  const plans = supplied.size > 0 ? await plansOn(asking, supplied) : []
  const named = new Set([
    ...rules.flatMap((rule) => ('planet' in rule ? (rule.planet ?? []) : [])),
    ...(needsOwn ? Object.keys(own?.planets ?? {}) : []),
  ])
  const planets = named.size > 0 ? await schedule(() => planetsNamed(ports, named)) : []
  const sites = own && (await fromFio(asking, 'sites'))
  const storage = own && freeStorage(own, await reservesRepo(ports.db).all(user.id))
  const asksCompany = rules.some((rule) => rule.watch === 'supply' && rule.flows === 'game')
  const company = own && plans.length > 0 && asksCompany ? await fromFio(asking, 'company') : null
  const facts = { now, storage, sites, company, planets, plans }
  const known = await schedule(async () =>
    withPlanets(
      universe,
      planets.filter(({ PlanetNaturalId }) => supplied.has(PlanetNaturalId)),
    ),
  )
  const planned = new Map<string, PlannedFlows>()
  for (const planet of supplied)
    planned.set(planet, await runInSlices(schedule, plannedFlowSteps(known, facts, planet)))
  return await schedule(async () => evaluateRules(rules, alertFacts(known, facts, planned)))
}

const planetsNamed = async ({ db }: Ports, names: ReadonlySet<string>) =>
  JSON.parse(await gamedataRepo(db).planetRecords([...names])) as Planet[]

/** Returns null if the player has given no key, or FIO does not answer. */
async function ownOf(asking: Asking): Promise<FioStorage | null> {
  const { hasExample, fioKey, prunUsername } = asking.user
  if (!hasExample && (!fioKey || !prunUsername)) return null
  if (!hasExample) await waitForFetch(asking.ports)
  return await fromFio(asking, 'storage')
}

async function fromFio<V extends PlayerView>(
  { ports, user, schedule }: Asking,
  view: V,
): Promise<ViewTypes[V] | null> {
  try {
    return await ownData({ ports, user, schedule }, view)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/**
 * Rules of players who are away leave half of the FIO fetches to players who are here. After so many fetches in a minute they
 * wait for the next minute.
 */
async function waitForFetch({ db, clock, config, secrets, stopping }: Ports): Promise<void> {
  const key = fingerprint(secrets, 'fio for rules')
  const waitMs = await throttleRepo(db).take(key, clock(), config.throttle.alerts.fio)
  if (waitMs > 0) await pauseUnless(stopping, waitMs)
}

/** The defaults of the app, because the choice of figures and default empire is known to the browser only. */
const BASIS = { defaultEmpireUuid: null, defaultCXUuid: null, figures: 'accurate' } as const

async function plansOn(
  { ports: { db }, user, schedule }: Asking,
  planets: ReadonlySet<string>,
): Promise<OwnFacts['plans']> {
  const plans: { uuid: string; name: string; baseplanner_data: PlanData }[] = []
  const pages = sheetPlansRepo(db).listOnPlanets(user.id, planets)
  for await (const page of scheduledPages(schedule, pages))
    for (const { planUuid: uuid, planName: name, data } of page)
      if (data) plans.push({ uuid, name, baseplanner_data: data })
  if (plans.length === 0) return []
  const empires: Empire[] = []
  for await (const page of scheduledPages(schedule, empiresRepo(db).list(user.id)))
    empires.push(...(JSON.parse(`[${page}]`) as Empire[]))
  return await schedule(async () =>
    ownPlans(plans, { empires, cxs: [], preferences: BASIS }).map(({ basis, ...plan }) => ({
      ...plan,
      ...termsOf(basis),
    })),
  )
}
