import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { Today } from '../../../engine/today/today.ts'
import { explainToday, type TodayAsked } from '../../data/today.ts'
import { useAlertStates } from '../../data/use-alert-states.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Problem } from '../page/Problem.tsx'
import { nextWords } from './line-words.ts'
import { RuleRow } from './RuleRow.tsx'
import { type LostFigure, TodayRow } from './TodayRow.tsx'
import { useFlights } from './use-flights.ts'

export function TodayList({
  today: { lines, next, bases, visits, withoutPlan },
  question,
}: {
  today: Today
  question: TodayAsked
}) {
  const { now } = question
  const flights = useFlights(visits, question)
  const rules = useAlertStates()
  const fired = rules.value?.filter(({ isMet }) => isMet === true) ?? []
  const things = lines.length + fired.length
  const source = useMemo(
    () => ({
      async load(line: LostFigure, _: readonly number[], signal: AbortSignal) {
        const term = await explainToday(question, line, signal)
        if (!term) throw new Error('This task is done or gone.')
        return term
      },
    }),
    [question],
  )
  if (bases === 0) return <NothingKnown withoutPlan={withoutPlan} />
  return (
    <Stack gap={4}>
      {things === 0 ? (
        <Panel>
          <EmptyState title={`All is well in your ${formatCount(bases, 'base')}.`}>
            {next ? nextWords(next) : 'Nothing is coming in the next 14 days.'}
          </EmptyState>
        </Panel>
      ) : (
        <ExplainProvider source={source}>
          <Panel title={formatCount(things, 'task')} note="costliest first" flush>
            <ol aria-label="tasks">
              {lines.map((line) => (
                <TodayRow key={line.key} line={line} flights={flights} now={now} />
              ))}
              {fired.map((state) => (
                <RuleRow key={state.uuid} state={state} />
              ))}
            </ol>
          </Panel>
        </ExplainProvider>
      )}
      {things > 0 && next && <p className="quiet">{nextWords(next)}</p>}
      <Problem title="Your rules could not be checked" of={rules} />
      <WithoutPlan bases={withoutPlan} />
    </Stack>
  )
}

function NothingKnown({ withoutPlan }: Pick<Today, 'withoutPlan'>) {
  const [first] = withoutPlan
  return (
    <Stack gap={4}>
      <Panel>
        <EmptyState
          title={
            withoutPlan.length > 0 ? 'None of your bases has a plan' : 'FIO knows no base of yours'
          }
          action={
            first ? (
              <Link
                to="/plan/$planetNaturalId/{-$planUuid}"
                params={{ planetNaturalId: first.planetNaturalId }}
                className={buttonClass({ variant: 'primary' })}
              >
                Plan {first.planetName}
              </Link>
            ) : (
              <Link to="/profile" className={buttonClass()}>
                Check your FIO key
              </Link>
            )
          }
        >
          {withoutPlan.length > 0
            ? 'A plan says what a base uses and makes. With one, this page shows what the base needs.'
            : 'Play with the FIO browser extension, so that FIO learns what you own. Its data is fetched every 15 minutes.'}
        </EmptyState>
      </Panel>
      <WithoutPlan bases={withoutPlan} />
    </Stack>
  )
}

/** Bases of which nothing can be told, each with the way to a plan. */
function WithoutPlan({ bases }: { bases: Today['withoutPlan'] }) {
  if (bases.length === 0) return null
  return (
    <p className="quiet">
      No plan says what these bases do:{' '}
      {bases.map(({ planetNaturalId, planetName }, n) => (
        <span key={planetNaturalId}>
          {n > 0 && ', '}
          <Link to="/plan/$planetNaturalId/{-$planUuid}" params={{ planetNaturalId }}>
            {planetName}
          </Link>
        </span>
      ))}
      . Plan them to see what they need.
    </p>
  )
}
