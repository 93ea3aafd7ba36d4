import { Link } from '@tanstack/react-router'
import { MAX_GATEWAY_LEVELS } from '../../../engine/game/constants/gateway-costs.ts'
import { formatAmount, formatMoney, formatWhole } from '../../../engine/game/number-format.ts'
import { inWords } from '../../../engine/game/words.ts'
import { UPGRADES } from '../../../engine/supply/gateway.ts'
import type { useGateway } from '../../data/calls.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { StatTile } from '../../ui/figure/StatTile.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import type { GovernmentPart } from './government-search.ts'

const DEFAULT_DAYS = 30

/** One end of a gateway with its upgrades as a bill, and what of it has to be made a day to have it in time. */
export function GatewayPanel({
  search,
  onSearch,
  answer: { value, isStale },
}: GovernmentPart & { answer: ReturnType<typeof useGateway> }) {
  const { days = DEFAULT_DAYS } = search
  const levels = {
    capacity: search.capacity ?? 0,
    volume: search.volume ?? 0,
    range: search.range ?? 0,
  }
  return (
    <Panel title="Gateway, cost of one end" note="a gateway has two ends">
      <Stack gap={3}>
        <Row wrap gap={3}>
          {UPGRADES.map((upgrade) => (
            <div key={upgrade} style={{ width: 128 }}>
              <NumberInput
                label={`${inWords(upgrade)} upgrades`}
                max={MAX_GATEWAY_LEVELS[upgrade]}
                value={search[upgrade] ?? 0}
                onValue={(level) => onSearch({ [upgrade]: level || undefined })}
              />
            </div>
          ))}
          <div style={{ width: 128 }}>
            <NumberInput
              label="Built within days"
              min={1}
              max={3650}
              value={days}
              onValue={(next) => onSearch({ days: next === DEFAULT_DAYS ? undefined : next })}
            />
          </div>
        </Row>
        {value?.problem && <p role="alert">{value.problem}</p>}
        {value && !value.problem && (
          <>
            <Row wrap align="stretch" gap={6} lineGap={3} aria-busy={isStale}>
              <StatTile label="Cost" value={formatMoney(value.totals.cost)} unit="$" />
              <StatTile label="Weight" value={formatAmount(value.totals.weight)} unit="t" />
              <StatTile label="Volume" value={formatAmount(value.totals.volume)} unit="m³" />
              <StatTile label="Jumps a day" value={formatWhole(value.jumpsPerDay)} />
              <StatTile label="Largest ship" value={formatWhole(value.largestShip)} unit="m³" />
              <StatTile label="Range" value={formatWhole(value.range)} unit="parsecs" />
            </Row>
            {value.unpriced.length > 0 && (
              <p>No price is known of {value.unpriced.join(', ')}: they count as 0.</p>
            )}
            <Row wrap gap={1}>
              Upkeep of
              {value.upkeep.map(({ ticker, amount }) => (
                <MaterialTile key={ticker} ticker={ticker} amount={amount} />
              ))}
              per day or per week (sources differ): {upkeepInWords(value.upkeep)}.
            </Row>
            <Row>
              <Link
                to="/advisor"
                search={{ section: 'target', gate: { ...levels, days } }}
                className={buttonClass({ size: 'small' })}
              >
                Ask the advisor for the bases
              </Link>
            </Row>
            <PlainTable
              label="Bill of a gateway end"
              isStale={isStale}
              rows={value.rows}
              keyOf={({ ticker }) => ticker}
              columns={[
                {
                  header: 'Material',
                  cell: ({ ticker }) => <MaterialTile ticker={ticker} />,
                  total: 'All',
                },
                { header: 'Amount', numeric: true, cell: ({ amount }) => formatWhole(amount) },
                {
                  header: 'Cost $',
                  numeric: true,
                  cell: ({ cost }) => formatMoney(cost),
                  total: formatMoney(value.totals.cost),
                },
                {
                  header: 'A day',
                  numeric: true,
                  cell: ({ amount }) => formatAmount(amount / days),
                },
                {
                  header: 'Bases for it',
                  cell: ({ ticker, amount }) => (
                    <Link
                      to="/advisor"
                      search={{ section: 'target', want: ticker, wantPerDay: amount / days }}
                      aria-label={`Ask the advisor for ${ticker}`}
                    >
                      Ask the advisor
                    </Link>
                  ),
                },
              ]}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}

function upkeepInWords(rows: readonly { cost: number }[]): string {
  const cost = rows.reduce((sum, row) => sum + row.cost, 0)
  return `${formatMoney(cost)} or ${formatMoney(cost / 7)} $/day`
}
