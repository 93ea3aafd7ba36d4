import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  formatFixed,
  formatPercent,
  formatSigned,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import type { FoundResource } from '../../../engine/planets/planet-row.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { PopulationButton } from '../planet/PopulationButton.tsx'
import { plotsInWords } from '../planet/plot-words.ts'
import styles from './Comparison.module.css'
import {
  depositTile,
  environmentOf,
  facilitiesOf,
  fertilityOf,
  foundPlanetTitle,
  jumps,
  programText,
} from './result-columns.tsx'

export const MAX_COMPARED_PLANETS = 8

/** Planets beside each other, a line a fact; the best figure of a line is marked. */
export function Comparison({
  planets,
  onClose,
}: {
  planets: readonly FoundPlanet[] | null
  onClose: () => void
}) {
  return (
    <Drawer open={planets !== null} onClose={onClose} title="Planets compared" width="wide">
      {planets && <ComparisonTable planets={planets} />}
    </Drawer>
  )
}

type Line = {
  label: string
  name?: ReactNode
  /** The figure whose best value is marked. An undefined one cannot be the best. */
  figure?: (planet: FoundPlanet) => number | null | undefined
  better?: 'more' | 'less'
  cell: (planet: FoundPlanet) => ReactNode
}

function ComparisonTable({ planets }: { planets: readonly FoundPlanet[] }) {
  const lines = [...linesOfDeposits(planets), ...FACTS]
  return (
    <PlainTable
      label="Planets compared"
      className={styles.table}
      rows={lines}
      keyOf={({ label }) => label}
      columns={[
        { header: 'Planet', cell: ({ name, label }) => name ?? label },
        ...planets.map((planet) => ({
          header: foundPlanetTitle(planet),
          cell: (line: Line) => (
            <>
              {line.cell(planet)}
              {isBest(line, planet, planets) && (
                <span className="profit" title="best of these">
                  {' '}
                  ★<span className="visually-hidden"> best</span>
                </span>
              )}
            </>
          ),
        })),
      ]}
    />
  )
}

function isBest(line: Line, planet: FoundPlanet, planets: readonly FoundPlanet[]) {
  const best = bestOf(line, planets)
  return best !== undefined && line.figure?.(planet) === best
}

/** Undefined if all figures are equal or there is none. */
function bestOf({ figure, better = 'more' }: Line, planets: readonly FoundPlanet[]) {
  const known = planets
    .map((planet) => figure?.(planet))
    .filter((value) => typeof value === 'number')
  if (new Set(known).size < 2 && known.length === planets.length) return undefined
  if (known.length === 0) return undefined
  return better === 'more' ? Math.max(...known) : Math.min(...known)
}

function linesOfDeposits(planets: readonly FoundPlanet[]): Line[] {
  const all = planets.map(depositsOf)
  const tickers = [...new Set(all.flatMap((deposits) => [...deposits.keys()]))].toSorted()
  return tickers.map((ticker) => ({
    label: ticker,
    name: <MaterialTile ticker={ticker} />,
    figure: (planet) => depositsOf(planet).get(ticker)?.dailyExtraction,
    cell: (planet) => {
      const deposit = depositsOf(planet).get(ticker)
      if (!deposit) return NONE
      const { fill, amount } = depositTile(deposit)
      return `${formatFixed(amount, 1)} a day, ${formatPercent(fill, 0)}`
    },
  }))
}

const depositsOf = (planet: FoundPlanet): ReadonlyMap<string, FoundResource> =>
  new Map(
    [...Object.values(planet.searchResources), ...planet.additionalResources].map((deposit) => [
      deposit.ticker,
      deposit,
    ]),
  )

const toStation = (
  label: string,
  field: 'distanceAI1' | 'distanceCI1' | 'distanceIC1' | 'distanceNC1' | 'checkDistance',
): Line => ({
  label: `Jumps to ${label}`,
  figure: (planet) => jumps(planet[field]),
  better: 'less',
  cell: (planet) => formatWhole(jumps(planet[field])),
})

const FACTS: readonly Line[] = [
  {
    label: 'Environment',
    cell: (planet) => (
      <TileRow
        label={`environment of ${planet.planetName}`}
        tiles={environmentOf(planet).map((ticker) => ({ ticker }))}
      />
    ),
  },
  { label: 'Gravity', cell: ({ gravity }) => `${formatFixed(gravity, 2)} g` },
  { label: 'Pressure', cell: ({ pressure }) => `${formatFixed(pressure, 2)} atm` },
  { label: 'Temperature', cell: ({ temperature }) => `${formatFixed(temperature, 0)} °C` },
  {
    label: 'Fertility',
    figure: fertilityOf,
    cell: (planet) => formatSigned(fertilityOf(planet), (share) => formatPercent(share, 1)),
  },
  toStation('Antares', 'distanceAI1'),
  toStation('Benten', 'distanceCI1'),
  toStation('Hortus', 'distanceIC1'),
  toStation('Moria', 'distanceNC1'),
  {
    label: 'Free plots',
    figure: ({ plotsFree }) => plotsFree,
    cell: ({ plotsFree, plotsTotal }) => plotsInWords(plotsFree, plotsTotal),
  },
  { label: 'CoGC', cell: programText },
  { label: 'Has', cell: (planet) => facilitiesOf(planet) || NONE },
  { label: 'Faction', cell: ({ faction }) => faction ?? NONE },
  {
    label: 'Population',
    cell: (planet) => (
      <PopulationButton planetNaturalId={planet.planetNaturalId} title={foundPlanetTitle(planet)} />
    ),
  },
  {
    label: 'Plan',
    cell: (planet) => (
      <Link
        className={buttonClass({ size: 'small' })}
        to="/plan/$planetNaturalId/{-$planUuid}"
        params={{ planetNaturalId: planet.planetNaturalId, planUuid: undefined }}
      >
        New plan
      </Link>
    ),
  },
]
