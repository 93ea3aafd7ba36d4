import { useMemo } from 'react'
import { type BestPlanets, LEADERS } from '../../../../engine/advisor/planets/best-planets.ts'
import {
  type PlanetQuestion,
  tradeStation,
} from '../../../../engine/advisor/planets/planet-question.ts'
import { formatCount, formatMoney, formatPercent } from '../../../../engine/game/number-format.ts'
import { feesUnder } from '../../../../engine/plan/local-fees.ts'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { Problem } from '../../page/Problem.tsx'
import { AskLine } from '../AskLine.tsx'
import { GOAL_UNITS, SECONDS_AT_MOST } from '../advisor-form.ts'
import { FoundAt, NotKept } from '../searches/FoundAt.tsx'
import { useToolSearch } from '../searches/use-tool-search.ts'
import type { SectionProps } from '../section.ts'
import { PlanetDetail } from './PlanetDetail.tsx'
import { PlanetsForm } from './PlanetsForm.tsx'
import { planetQuestion } from './planet-choice.ts'
import { planetTableColumns } from './planet-columns.tsx'
import { type PlanetRow, planetRows } from './planet-rows.ts'

export function PlanetsSection({ url, onUrl, question: here, resultOf }: SectionProps) {
  const question = planetQuestion(url, here)
  const shown = resultOf('planets')
  const asking = useToolSearch(
    'planets',
    question && { question, secondsAtMost: SECONDS_AT_MOST },
    url,
    shown,
  )
  const { search: found, kept, isRunning, isChanged } = asking
  const asked = found?.asked.question
  const known = found?.result ?? found?.soFar
  return (
    <Stack gap={4}>
      <Panel>
        <Stack gap={3}>
          <PlanetsForm url={url} onUrl={onUrl} />
          <AskLine label={asked ? 'Search again' : 'Find the best planet'} of={asking}>
            {asked && statusWords(known, isRunning, asked)}
            {isChanged && ' The limits have changed since.'}
          </AskLine>
        </Stack>
      </Panel>
      <FoundAt search={found} />
      <Problem title="The search stopped" of={{ problem: found?.problem, retry: asking.retry }} />
      {!found && shown.id !== undefined && <NotKept id={shown.id} kept={kept} />}
      {asked && known && <PlanetTable known={known} asked={asked} isRunning={isRunning} />}
      {asked && !known && isRunning && <TableSkeleton label="Loading planets" columns={7} />}
      {!asked && shown.id === undefined && (
        <EmptyState title="No search yet">
          The limits in the form apply to every planet. Each runs its own programme, unless one is
          chosen there.
        </EmptyState>
      )}
    </Stack>
  )
}

function PlanetTable({
  known,
  asked,
  isRunning,
}: {
  known: BestPlanets
  asked: PlanetQuestion
  isRunning: boolean
}) {
  const rows = useMemo(() => planetRows(known), [known])
  const unit = GOAL_UNITS[asked.goal.kind]
  const station = tradeStation(asked)
  const countsFees = feesUnder(asked.site.rules).arePaid
  const hasStandIns = rows.some(({ standIns = 0 }) => standIns > 0)
  const columns = useMemo(
    () => planetTableColumns(unit, station, { countsFees, hasStandIns }),
    [unit, station, countsFees, hasStandIns],
  )
  return (
    <DataTable<PlanetRow>
      label="best planets"
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      csvName="best-planets"
      hasDetail={hasPlan}
      renderDetail={({ plan, profit = 0, alike }) =>
        plan && <PlanetDetail plan={plan} profit={profit} alike={alike} question={asked} />
      }
      loading={isRunning && rows.length === 0}
      empty={<EmptyState title="No planet">{emptyWords(known, asked)}</EmptyState>}
    />
  )
}

const keyOf = ({ id }: PlanetRow) => id
const hasPlan = ({ plan }: PlanetRow) => plan !== undefined

function emptyWords({ asked: planets, isProved }: BestPlanets, asked: PlanetQuestion): string {
  if (planets === 0) {
    const conditions = [
      asked.freePlotsOnly && 'a free plot',
      asked.freight && `a route to ${asked.freight.station}`,
    ].filter(Boolean)
    return conditions.length > 0
      ? `No planet has ${conditions.join(' and ')}.`
      : 'No planet is known.'
  }
  return isProved
    ? 'Proved: on no planet does a base earn anything within these limits.'
    : 'No base that earns anything was found in time. There may be one.'
}

function statusWords(
  known: BestPlanets | undefined,
  isRunning: boolean,
  { goal: { kind }, site, freePlotsOnly }: PlanetQuestion,
): string {
  if (!known) return isRunning ? 'Loading the planets …' : 'Ended before an answer.'
  const planets = `${formatCount(known.asked, 'planet')}${freePlotsOnly ? ' (full ones left out)' : ''}`
  const earning = known.ranked.filter(({ goal }) => goal > 0).length
  if (known.isProved) {
    return earning < LEADERS
      ? `Proved: of ${planets} no other earns anything.`
      : `Proved: of ${planets} none earns more than the first ten.`
  }
  const first = known.ranked[0]
  const best = first?.goal ?? 0
  if (known.isDone && first && best > 0) {
    const left = formatPercent(first.bound / best - 1, 2)
    return `Of ${planets} none but the first ten exceeds ${formatMoney(known.bound)} ${GOAL_UNITS[kind]}; whole runs keep the best one at most ${left} below what is possible.`
  }
  const above =
    best > 0 ? `, ${formatPercent(known.bound / best - 1, 0)} above the best one here` : ''
  const open = `no other planet exceeds ${formatMoney(known.bound)} ${GOAL_UNITS[kind]}`
  if (isRunning) return `Looking at ${planets}: ${open}${above}.`
  const slow =
    site.experts === 'choose'
      ? ' With experts that are given instead of chosen, the proof comes sooner.'
      : ''
  return `Best so far of ${planets}, not proved: ${open}${above}.${slow}`
}
