import { useCallback, useMemo, useState } from 'react'
import { basesByFlows } from '../../../engine/company/base-flows.ts'
import type { Company } from '../../../engine/game/company.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import type { Today } from '../../../engine/today/today.ts'
import { useToday } from '../../data/use-today.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/field/Button.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { FlowsChoice } from '../fio/FlowsChoice.tsx'
import type { FioData } from '../fio/fio-data.ts'
import { useRealFlows } from '../fio/use-real-flows.ts'
import { useTodayQuestion } from '../fio/use-today-question.ts'
import { useHomeExchange } from '../fleet/flight-plan/use-home-exchange.ts'
import { Problem } from '../page/Problem.tsx'
import { BurnTable } from './BurnTable.tsx'
import { BurnToolbar } from './BurnToolbar.tsx'
import { type BurnLine, burnLines } from './burn-lines.ts'
import { ALL_PLANS } from './burn-questions.ts'
import { JointOrderDrawer } from './JointOrderDrawer.tsx'
import { namesOfBases } from './names-of-bases.ts'
import { ResupplyDrawer } from './ResupplyDrawer.tsx'
import { useBurnPlans } from './use-burn-plans.ts'

const NO_TICKERS: readonly string[] = []
const NO_LINES: readonly BurnLine[] = []

export function BurnView({
  data,
  stored,
  company,
  plans,
  empires,
  cxs,
}: {
  data: FioData
  stored: FioData
  company: Company | null
  plans: readonly Plan[]
  empires: readonly Empire[]
  cxs: readonly Cx[]
}) {
  const { storage, sites } = data
  const { defaultEmpireUuid, burnDaysRed } = usePreferences()
  const [chosen, setChosen] = useState<string>()
  const [tickers, setTickers] = useState(NO_TICKERS)
  const [resupplied, setResupplied] = useState<string>()
  const empire = [chosen, defaultEmpireUuid].find((uuid) => empires.some((e) => e.uuid === uuid))
  const scope = chosen === ALL_PLANS ? ALL_PLANS : (empire ?? ALL_PLANS)
  const owned = useMemo(() => ({ plans, empires, cxs }), [plans, empires, cxs])
  const { results, others, leftOut } = useBurnPlans(owned, scope, sites.planets)
  const evaluated = results.value?.plans
  const names = useMemo(() => namesOfBases(sites), [sites])
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
  const red = everything.filter(({ minDays }) => minDays <= burnDaysRed)
  const used = useMemo(
    () => [...new Set(everything.flatMap((l) => l.materials.map((m) => m.ticker)))].sort(),
    [everything],
  )
  const question = useTodayQuestion(owned, stored, company)
  const today = useToday(question).value
  const exchange = useHomeExchange(question)
  const [ordered, setOrdered] = useState(NO_LINES)
  const atStake = useMemo(() => moneyOfSupplies(today), [today])
  const close = useCallback(() => setResupplied(undefined), [])
  return (
    <>
      <BurnToolbar
        empires={empires}
        empire={scope}
        onEmpire={setChosen}
        tickers={used}
        chosenTickers={tickers}
        onTickers={setTickers}
      >
        <FlowsChoice bases={basesByFlows(everything)} company={company} />
      </BurnToolbar>
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
      <Panel title="Bases" note="consumption against planet stock" flush>
        <BurnTable
          lines={lines}
          planetNames={names}
          atStake={atStake}
          loading={results.value === undefined && results.isRunning}
          onResupply={setResupplied}
          actions={
            red.length > 0 && (
              <Button size="small" variant="primary" onClick={() => setOrdered(red)}>
                Order for {red.length === 1 ? 'the red base' : `all ${red.length} red`}
              </Button>
            )
          }
          onOrder={(chosen) => {
            const wanted = new Set(chosen.map(({ planUuid }) => planUuid))
            setOrdered(everything.filter(({ planUuid }) => wanted.has(planUuid)))
          }}
        />
      </Panel>
      <JointOrderDrawer
        lines={ordered}
        names={names}
        storage={storage}
        exchange={exchange}
        onClose={() => setOrdered(NO_LINES)}
      />
      <ResupplyDrawer
        line={everything.find(({ planUuid }) => planUuid === resupplied)}
        storage={storage}
        empireUuid={scope === ALL_PLANS ? undefined : scope}
        onClose={close}
      />
    </>
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
