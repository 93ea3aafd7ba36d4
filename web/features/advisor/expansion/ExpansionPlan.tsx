import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Expansion } from '../../../../engine/advisor/expansion/expansion.ts'
import {
  type ExpansionFigure,
  explainExpansion,
  planAfterSteps,
} from '../../../../engine/explain/expansion.ts'
import { formatDays, formatMoney, formatSigned } from '../../../../engine/game/number-format.ts'
import type { QuestionOf } from '../../../../workers/calls.ts'
import { levelBelow } from '../../../data/explain-empire.ts'
import { exchangeQueries } from '../../../data/list-queries.ts'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../../../ui/figure/explain/ExplainProvider.tsx'
import type { ExplainSource } from '../../../ui/figure/explain/explain-source.ts'
import { StatTile } from '../../../ui/figure/StatTile.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import type { OwnBase } from '../../plan/tools/use-own-base.ts'
import { ExpansionSteps } from './ExpansionSteps.tsx'
import { NextSteps } from './NextSteps.tsx'

const ORDER = {
  exact: 'Proved: no other order leaves more money on any day after the last step.',
  exchanged:
    'A good order, not proved: there are too many bases in between to compare all orders. Moving any step, or any run of equal steps, makes it worse.',
} as const

export function ExpansionPlan({
  expansion,
  question,
  own,
  within,
}: {
  expansion: Expansion
  question: QuestionOf<'expansion'>
  own: OwnBase
  within: number
}) {
  const source = useExplainSource(expansion, question)
  const { steps, removed, cost, missed, paidBack, profitToday, profit, order } = expansion
  const tile = (figure: ExpansionFigure, label: string, text: string) => (
    <Explained<ExpansionFigure> figure={figure} label={label}>
      {text}
    </Explained>
  )
  return (
    <ExplainProvider source={source}>
      <Columns least={168} gap={3}>
        <StatTile
          label="Finished after"
          value={tile({ of: 'last day' }, 'the last day', formatDays(steps.at(-1)?.day))}
        />
        <StatTile
          label="Paid back after"
          value={
            paidBack === null
              ? 'never'
              : tile({ of: 'paid back' }, 'the day of payback', formatDays(paidBack))
          }
        />
        <StatTile
          label="Cost"
          unit="$"
          value={tile({ of: 'cost' }, 'the cost of all steps', formatMoney(cost))}
        />
        <StatTile
          label="Profit then"
          unit="$/day"
          value={tile({ of: 'profit' }, 'profit of the complete base', formatSigned(profit))}
          delta={`today ${formatSigned(profitToday)}`}
        />
        <StatTile
          label="Profit lost while waiting for cash"
          unit="$"
          value={tile({ of: 'missed' }, 'what waiting costs', formatMoney(missed))}
        />
      </Columns>
      <p className="muted">{ORDER[order]}</p>
      {removed.length > 0 && (
        <p className="muted">
          Taken down first, as the proposed base has no place for it:{' '}
          {removed.map(({ building, amount }) => `${amount} ${building}`).join(', ')}.
        </p>
      )}
      <NextSteps steps={steps} question={question} own={own} />
      <Panel title="Steps" flush>
        <ExpansionSteps steps={steps} within={within} />
      </Panel>
    </ExplainProvider>
  )
}

function useExplainSource(expansion: Expansion, question: QuestionOf<'expansion'>): ExplainSource {
  const factsAt = useQuery(exchangeQueries.stored()).data?.factsAt
  return useMemo(() => {
    const plans = new Map(
      [expansion.start, ...expansion.steps].map(({ plan }, count) => [planAfterSteps(count), plan]),
    )
    return {
      async load(figure: ExpansionFigure, path, signal) {
        const tree = explainExpansion(expansion, question.budget, figure)
        const questionOf = (name: string) => {
          const plan = plans.get(name)
          return plan && { ...question.to, plan }
        }
        return levelBelow(tree, path, questionOf, signal)
      },
      updatedAt: ({ origin }) =>
        origin?.kind === 'price' && origin.row?.listed ? factsAt : undefined,
    }
  }, [expansion, question, factsAt])
}
