import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatSigned,
  formatWhole,
} from '../../../engine/game/number-format.ts'
import { amountsInWords } from '../../../engine/game/recipe-words.ts'
import type { RecipeMover } from '../../../engine/roi/recipe-movers.ts'
import { useRecipeMovers } from '../../data/calls.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { Figure } from '../../ui/figure/Figure.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import { Problem } from '../page/Problem.tsx'
import { SweepStatus } from '../page/SweepStatus.tsx'
import { Tiles } from './recipe-cells.tsx'
import type { RecipeFacts } from './recipe-facts.ts'

/** Recipes that earn more or less than a week ago, those first that moved most. */
export function RecipeMoverTable({
  facts,
  planetNaturalId,
  prices,
  about,
  cx: chosenCx,
}: {
  facts: RecipeFacts
  planetNaturalId: string
  prices: CxChoice
  /** "on Montem (OT-580b)" */
  about: string
  /** The CX as the address names it. */
  cx: string | undefined
}) {
  const weeks = useQuery(gameQueries.marketWeeks())
  const isKnown = weeks.data !== undefined && Object.keys(weeks.data).length > 0
  const { cx, empire, rules, isPending } = prices
  const answer = useRecipeMovers(
    isPending || !isKnown ? undefined : { planetNaturalId, cx, empire, rules, weeks: weeks.data },
  )
  const columns = useMemo(() => columnsFor(facts, chosenCx), [facts, chosenCx])
  if (weeks.isError && !weeks.data)
    return <Problem title="The prices of the last weeks could not be loaded." of={weeks} />
  if (weeks.data && !isKnown)
    return (
      <EmptyState title="No data">
        This server has not recorded two weeks of trade yet. Simulated days are not compared.
      </EmptyState>
    )
  const { value } = answer
  return (
    <>
      <SweepStatus label="recipes" answer={answer} waits={isPending || !weeks.data}>
        {value && (
          <span>
            {formatCount(value.movers.length, 'recipe')} {about}, prices of {prices.name},{' '}
            {prices.empireName}: those of now against the same moved back by what was paid on
            average in the last 7 days and the 7 days before.
            {value.unknown > 0 &&
              ` ${formatWhole(value.unknown)} left out: one of their materials was not traded in both weeks.`}
          </span>
        )}
      </SweepStatus>
      {value ? (
        <DataTable
          label="recipes that moved"
          rows={value.movers}
          columns={columns}
          rowKey={({ recipeId }) => recipeId}
          initialSort={{ id: 'moved', desc: true }}
          loading={answer.isStale && value.movers.length === 0}
          searchable
          csvName="recipes that moved in a week"
        />
      ) : (
        !answer.problem && <TableSkeleton columns={7} label="Loading recipes that moved" />
      )}
    </>
  )
}

const change = ({ now, before }: RecipeMover) => now - before

const columnsFor = (
  { recipes }: RecipeFacts,
  cx: string | undefined,
): readonly DataColumn<RecipeMover>[] => [
  {
    id: 'makes',
    header: 'Makes',
    value: ({ recipeId }) => amountsInWords(recipes.get(recipeId)?.Outputs),
    cell: ({ recipeId }) => <Tiles list={recipes.get(recipeId)?.Outputs} />,
  },
  { id: 'building', header: 'In', value: ({ buildingTicker }) => buildingTicker },
  {
    id: 'change',
    header: 'Change',
    numeric: true,
    value: change,
    cell: (mover) => <Figure value={change(mover)} format={(value) => formatSigned(value)} />,
    hint: '$ a day and area of its reference base, against a week ago.',
  },
  {
    id: 'moved',
    header: 'Moved',
    numeric: true,
    hidden: true,
    value: (mover) => Math.abs(change(mover)),
    format: formatMoney,
    hint: 'The change without its sign.',
  },
  {
    id: 'now',
    header: '$/day/area',
    numeric: true,
    value: ({ now }) => now,
    cell: ({ now }) => <Figure value={now} />,
    hint: 'At the prices of now, as Recipe ROI has it.',
  },
  {
    id: 'before',
    header: 'A week ago',
    numeric: true,
    value: ({ before }) => before,
    cell: ({ before }) => <Figure value={before} />,
  },
  {
    id: 'by',
    header: 'Most by',
    value: ({ by }) => by?.ticker ?? null,
    cell: ({ by }) =>
      by && (
        <Row as="span" gap={1} inline>
          <MaterialTile ticker={by.ticker} />{' '}
          {formatSigned(by.now / by.before - 1, (share) => formatPercent(share, 1))}
        </Row>
      ),
    hint: 'The price of what it takes or makes that did most of it.',
  },
  {
    id: 'planets',
    header: 'Planets',
    sortable: false,
    csv: false,
    value: () => null,
    cell: ({ recipeId }) => (
      <Link to="/atlas" search={{ recipe: recipeId, ...(cx && { cx }) }} preload={false}>
        Best planets
      </Link>
    ),
  },
  {
    id: 'uses',
    header: 'From',
    value: ({ recipeId }) => amountsInWords(recipes.get(recipeId)?.Inputs),
    cell: ({ recipeId }) => <Tiles list={recipes.get(recipeId)?.Inputs} />,
  },
]
