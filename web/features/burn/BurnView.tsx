import { useCallback, useMemo, useState } from 'react'
import { basesByFlows } from '../../../engine/company/base-flows.ts'
import type { Company } from '../../../engine/game/company.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { FioSites } from '../../../engine/game/fio.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import type { Today } from '../../../engine/today/today.ts'
import { useToday } from '../../data/use-today.ts'
import { usePreferences } from '../../session/preferences.ts'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { FlowsChoice } from '../fio/FlowsChoice.tsx'
import type { FioData } from '../fio/fio-data.ts'
import { useRealFlows } from '../fio/use-real-flows.ts'
import { useTodayQuestion } from '../fio/use-today-question.ts'
import { Problem } from '../page/Problem.tsx'
import { BurnTable } from './BurnTable.tsx'
import { BurnToolbar } from './BurnToolbar.tsx'
import { burnLines } from './burn-lines.ts'
import { ALL_PLANS } from './burn-questions.ts'
import { ResupplyDrawer } from './ResupplyDrawer.tsx'
import { useBurnPlans } from './use-burn-plans.ts'
import { VisitView } from './VisitView.tsx'
import { VISIT_DEFAULTS } from './visit-settings.ts'

const NO_TICKERS: readonly string[] = []

export function BurnView({
  showsVisits,
  data,
  stored,
  company,
  plans,
  empires,
  cxs,
}: {
  showsVisits: boolean
  data: FioData
  stored: FioData
  company: Company | null
  plans: readonly Plan[]
  empires: readonly Empire[]
  cxs: readonly Cx[]
}) {
  const { storage, sites } = data
  const { defaultEmpireUuid } = usePreferences()
  const [chosen, setChosen] = useState<string>()
  const [tickers, setTickers] = useState(NO_TICKERS)
  const [settings, setSettings] = useState(() => ({ ...VISIT_DEFAULTS, fleet: everyShip(data) }))
  const [resupplied, setResupplied] = useState<string>()
  const empire = [chosen, defaultEmpireUuid].find((uuid) => empires.some((e) => e.uuid === uuid))
  const scope = chosen === ALL_PLANS ? ALL_PLANS : (empire ?? ALL_PLANS)
  const owned = useMemo(() => ({ plans, empires, cxs }), [plans, empires, cxs])
  const { results, others, leftOut } = useBurnPlans(owned, scope, sites.planets)
  const evaluated = results.value?.plans
  const planetNames = useMemo(() => namesOf(sites), [sites])
  const real = useRealFlows(data, company)
  const lines = useMemo(
    () => burnLines(evaluated ?? [], storage, tickers, { others, real }),
    [evaluated, storage, tickers, others, real],
  )
  // The drawer orders everything that the base needs, even if the filter of the table hides it.
  const everything = useMemo(
    () => burnLines(evaluated ?? [], storage, NO_TICKERS, { real }),
    [evaluated, storage, real],
  )
  const used = useMemo(
    () => [...new Set(everything.flatMap((l) => l.materials.map((m) => m.ticker)))].sort(),
    [everything],
  )
  const today = useToday(useTodayQuestion(owned, stored, company)).value
  const atStake = useMemo(() => moneyOfSupplies(today), [today])
  const close = useCallback(() => setResupplied(undefined), [])
  const controls = (
    <>
      <BurnToolbar
        empires={empires}
        empire={scope}
        onEmpire={setChosen}
        tickers={used}
        chosenTickers={tickers}
        onTickers={setTickers}
      />
      <FlowsChoice bases={basesByFlows(everything)} />
    </>
  )
  const burn = (
    <Panel title="Bases" note="consumption against planet stock" flush>
      <BurnTable
        lines={lines}
        planetNames={planetNames}
        atStake={atStake}
        loading={results.value === undefined && results.isRunning}
        onResupply={setResupplied}
      />
    </Panel>
  )
  const visits = (
    <VisitView
      data={data}
      lines={everything}
      planetNames={planetNames}
      settings={settings}
      onSettings={setSettings}
      controls={controls}
    />
  )
  return (
    <>
      {!showsVisits && controls}
      <Problem title="The bases could not be calculated" of={results} />
      {results.value?.failed.map(({ uuid, name, problem }) => (
        <ErrorPanel key={uuid} title={`${name} could not be calculated`}>
          {problem}
        </ErrorPanel>
      ))}
      {leftOut.length > 0 && (
        <p className="quiet">
          Not counted, since other plans describe these bases: {leftOut.join(', ')}.
        </p>
      )}
      {showsVisits ? visits : burn}
      <ResupplyDrawer
        line={everything.find(({ planUuid }) => planUuid === resupplied)}
        storage={storage}
        empireUuid={scope === ALL_PLANS ? undefined : scope}
        onClose={close}
      />
    </>
  )
}

function namesOf(sites: FioSites): ReadonlyMap<string, string> {
  return new Map(
    Object.values(sites.planets).map(({ PlanetIdentifier, PlanetName }) => [
      PlanetIdentifier,
      PlanetName ?? PlanetIdentifier,
    ]),
  )
}

/** $ a day that each planet loses once the materials that run out soon are used up, as on Today. */
const moneyOfSupplies = (today: Today | undefined): ReadonlyMap<string, number> =>
  new Map(
    today?.lines.flatMap(({ what, planetNaturalId, lostPerDay }) =>
      what.kind === 'runs out' && planetNaturalId !== null && lostPerDay !== null
        ? [[planetNaturalId, lostPerDay]]
        : [],
    ),
  )

const everyShip = ({ storage }: FioData) =>
  Object.fromEntries(Object.keys(storage.ships).map((registration) => [registration, 1]))
