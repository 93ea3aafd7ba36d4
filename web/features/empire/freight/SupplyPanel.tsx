import { useMemo } from 'react'
import type { EvaluatedPlan } from '../../../../engine/empire/evaluation.ts'
import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import type { Empire } from '../../../../engine/game/empire.ts'
import { THE_EXCHANGE } from '../../../../engine/game/freight.ts'
import { formatAmount, formatFixed, formatPercent } from '../../../../engine/game/number-format.ts'
import { setFreight, useFreightSettings } from '../../../session/freight-settings.ts'
import { EditList, EditRow } from '../../../ui/field/EditRow.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { usePlaceNames } from '../../fleet/place-names.ts'
import { AddLimit } from './AddLimit.tsx'
import { AddSource } from './AddSource.tsx'

/** The sources and limits that the player sets. The rest is the cheapest own sourcing. */
export function SupplyPanel({
  empire,
  plans,
  freight: { overPromised, limited },
}: {
  empire: Empire
  plans: readonly EvaluatedPlan[]
  freight: Freight
}) {
  const settings = useFreightSettings(empire.uuid)
  const { sources, limits } = settings.rules
  const set = (rules: Partial<typeof settings.rules>) =>
    setFreight(empire.uuid, settings, { rules: { ...settings.rules, ...rules } })
  const bases = useMemo(
    () => [...new Set(plans.map(({ planetNaturalId }) => planetNaturalId))].toSorted(),
    [plans],
  )
  const planetName = usePlaceNames(bases, 'short')
  const nameOf = (id: string | null) =>
    id === null || id === THE_EXCHANGE ? 'the exchange' : planetName(id)
  const places = bases.map((id) => ({ value: id, label: planetName(id) }))
  const lacking = useMemo(
    () =>
      [
        ...new Set(
          plans.flatMap(({ materialIo }) =>
            materialIo.flatMap(({ ticker, delta }) => (delta < 0 ? [ticker] : [])),
          ),
        ),
      ].toSorted(),
    [plans],
  )
  return (
    <Panel title="Who supplies whom" note="the rest goes the cheapest way">
      <Stack gap={4}>
        <Stack gap={2}>
          <h3>Fixed sources</h3>
          <EditList label="Fixed sources" empty="No source is fixed.">
            {sources.map((source, place) => (
              <EditRow
                key={`${source.to} ${source.ticker} ${source.from}`}
                name={`${source.ticker} for ${nameOf(source.to)} from ${nameOf(source.from)}`}
                extra={
                  source.perDay === undefined
                    ? 'all it lacks'
                    : `${formatAmount(source.perDay)} a day`
                }
                onRemove={() => set({ sources: sources.filter((_, n) => n !== place) })}
              />
            ))}
          </EditList>
          <AddSource
            tickers={lacking}
            places={places}
            onSource={(source) =>
              set({
                sources: [
                  ...sources.filter(
                    ({ to, ticker, from }) =>
                      to !== source.to || ticker !== source.ticker || from !== source.from,
                  ),
                  source,
                ],
              })
            }
          />
        </Stack>
        {overPromised.length > 0 && (
          <PlainTable
            label="Promised more than there is"
            rows={overPromised}
            keyOf={({ from, ticker }) => `${from} ${ticker}`}
            columns={[
              { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
              { header: 'Promised by', cell: ({ from }) => nameOf(from) },
              { header: 'There is', numeric: true, cell: ({ supply }) => formatAmount(supply) },
              {
                header: 'Promised',
                numeric: true,
                cell: ({ promised }) => formatAmount(promised),
              },
              {
                header: 'Short',
                cell: ({ short }) =>
                  short
                    .map(
                      ({ to, wanted, gets }) =>
                        `${nameOf(to)} gets ${formatAmount(gets)} of ${formatAmount(wanted)}`,
                    )
                    .join(', '),
              },
            ]}
          />
        )}
        <Stack gap={2}>
          <h3>Limits of lanes</h3>
          <EditList label="Limits of lanes" empty="No lane is limited.">
            {limits.map((limit, place) => (
              <EditRow
                key={`${limit.from} ${limit.to}`}
                name={`${nameOf(limit.from)} → ${nameOf(limit.to)}`}
                extra={[
                  limit.tonnesPerDay !== undefined && `${formatAmount(limit.tonnesPerDay)} t/day`,
                  limit.cubicMetresPerDay !== undefined &&
                    `${formatAmount(limit.cubicMetresPerDay)} m³/day`,
                ]
                  .filter((words) => words !== false)
                  .join(', ')}
                onRemove={() => set({ limits: limits.filter((_, n) => n !== place) })}
              />
            ))}
          </EditList>
          <AddLimit
            places={[{ value: THE_EXCHANGE, label: 'the exchange' }, ...places]}
            onLimit={(limit) =>
              set({
                limits: [
                  ...limits.filter(({ from, to }) => from !== limit.from || to !== limit.to),
                  limit,
                ],
              })
            }
          />
          {limited.length > 0 && (
            <ul aria-label="Limits that take effect">
              {limited.map(({ from, to, share, tonnes, cubicMetres }) => (
                <li key={`${from} ${to}`}>
                  {nameOf(from)} → {nameOf(to)}: {formatPercent(share, 0)} of{' '}
                  {formatFixed(tonnes, 1)} t and {formatFixed(cubicMetres, 1)} m³ a day may go.
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Stack>
    </Panel>
  )
}
