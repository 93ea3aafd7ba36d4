import type { EmpireBase, EmpireProposal } from '../../../../engine/advisor/empire/answer.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import { formatMoney, formatWhole } from '../../../../engine/game/number-format.ts'
import { CapacityBar } from '../../../ui/figure/CapacityBar.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { TileRow } from '../../../ui/layout/TileRow.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import styles from '../ProposalCard.module.css'
import { PlanBuildings } from '../ProposalCard.tsx'
import { useBaseTitle } from './use-base-title.ts'

export function EmpireBases({
  proposal,
  question,
}: {
  proposal: EmpireProposal
  question: BestEmpireQuestion
}) {
  const { bases } = proposal
  const titleOf = useBaseTitle(proposal, question)
  return (
    <>
      <Panel title="Bases" flush>
        <PlainTable
          label="Bases of the best empire"
          rows={bases}
          keyOf={(_, place) => place}
          columns={[
            { header: 'Base', cell: titleOf },
            { header: 'Makes a day', cell: (base) => <Made base={base} /> },
            money('Earns $/day', ({ earns }) => earns),
            money('If removed $/day', ({ lossWithout }) =>
              lossWithout === null ? null : -lossWithout,
            ),
            { header: 'Construction $', numeric: true, cell: costOf },
          ]}
        />
      </Panel>
      {bases.map((base, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a base is its place in the list
        <Panel key={place} title={`Base on ${titleOf(base)}`}>
          <Stack gap={4}>
            <p>{whyInWords(base, question, freightOf(proposal, place))}</p>
            <CapacityBar
              label="Area"
              used={base.result.area.areaUsed}
              capacity={base.result.area.areaTotal}
            />
            <details className={styles.disclosure}>
              <summary>Buildings and recipes</summary>
              <PlanBuildings plan={base.plan} />
            </details>
          </Stack>
        </Panel>
      ))}
    </>
  )
}

const costOf = ({ constructionCost }: EmpireBase) => formatWhole(constructionCost)

const money = (
  header: string,
  of: (base: EmpireBase) => number | null,
): PlainColumn<EmpireBase> => ({
  header,
  numeric: true,
  cell: (base) => <Figure value={of(base)} format={formatWhole} />,
})

function Made({ base: { result } }: { base: EmpireBase }) {
  const made = result.materialio
    .filter(({ delta }) => delta > 0)
    .sort((a, b) => b.price - a.price)
    .map(({ ticker, delta }) => ({ ticker, amount: delta }))
  return <TileRow label="makes a day" tiles={made} most={4} empty="Nothing." />
}

/** $ a day for what it sells and takes. */
const freightOf = ({ flows, trade }: EmpireProposal, place: number) =>
  [...flows.filter(({ to }) => to === place), ...trade.filter(({ base }) => base === place)].reduce(
    (sum, { freight }) => sum + freight,
    0,
  )

/** Its earnings together with the other bases, and the loss without it. */
function whyInWords(
  { earns, lossWithout, existing, result }: EmpireBase,
  question: BestEmpireQuestion,
  freight: number,
): string {
  const stands =
    existing === null
      ? ''
      : question.existing[existing]?.choice === 'change'
        ? 'It stands and may be changed. '
        : 'It stands and is kept. '
  if (lossWithout === null) return `${stands}It earns ${formatMoney(earns)} $/day with the others.`
  const alone = result.profit - freight
  const more = lossWithout - alone
  const shared =
    Math.abs(more) < 1
      ? 'as much as by itself'
      : more > 0
        ? `${formatMoney(more)} more than it earns by itself, as it supplies the others`
        : `${formatMoney(-more)} less than it earns by itself, as the others would take its part of the market`
  return `${stands}If removed, the empire earns ${formatMoney(lossWithout)} $/day less: ${shared}.`
}
