import { useMemo } from 'react'
import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { formatMoney } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { cogcInWords } from '../../../engine/game/words.ts'
import { seriesToken } from '../../ui/chart/chart-colours.ts'
import { Treemap } from '../../ui/chart/Treemap.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import styles from './Analysis.module.css'
import { distinctNames } from './analysis.ts'

export function PlanMap({
  plans,
  evaluated,
}: {
  plans: readonly Plan[]
  evaluated: readonly EvaluatedPlan[]
}) {
  const { items, programs, losses } = useMemo(() => {
    const cogcOf = new Map(
      plans.map(({ uuid, baseplanner_data }) => [uuid, baseplanner_data.planet.cogc]),
    )
    const names = distinctNames(evaluated.map(({ name }) => name))
    const entries = evaluated.map(({ uuid, profit }, place) => ({
      label: names[place]!,
      value: profit,
      cogc: cogcInWords(cogcOf.get(uuid) ?? '---'),
    }))
    const earned = new Map<string, { profit: number; count: number }>()
    for (const { cogc, value } of entries) {
      const { profit, count } = earned.get(cogc) ?? { profit: 0, count: 0 }
      earned.set(cogc, { profit: profit + value, count: count + 1 })
    }
    const programs = [...earned]
      .sort(([, one], [, other]) => other.profit - one.profit)
      .map(([name, sums], place) => ({ name, ...sums, colour: `var(${seriesToken(place)})` }))
    const colourOf = new Map(programs.map(({ name, colour }) => [name, colour]))
    return {
      items: entries.map((entry) => ({ ...entry, colour: colourOf.get(entry.cogc) })),
      programs,
      losses: entries.filter(({ value }) => !(value > 0)).length,
    }
  }, [plans, evaluated])
  return (
    <Stack>
      <Treemap
        label="Profit of the plans"
        itemLabel="Plan"
        valueLabel="$/day"
        items={items}
        height={200}
        empty="No plan earns anything."
      />
      <PlainTable
        label="Profit by CoGC"
        className={styles.programs}
        rows={programs}
        keyOf={({ name }) => name}
        columns={[
          {
            header: 'CoGC',
            cell: ({ name, colour }) => (
              <>
                <span className={styles.swatch} style={{ background: colour }} />
                {name}
              </>
            ),
          },
          { header: 'Plans', numeric: true, cell: ({ count }) => count },
          { header: '$/day', numeric: true, cell: ({ profit }) => formatMoney(profit) },
        ]}
      />
      {losses > 0 && (
        <p className="quiet">
          {losses === 1
            ? 'One plan earns nothing and has'
            : `${losses} plans earn nothing and have`}{' '}
          no area.
        </p>
      )}
    </Stack>
  )
}
