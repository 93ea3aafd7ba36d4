import { Link } from '@tanstack/react-router'
import {
  formatDate,
  formatFixed,
  formatPercent,
  formatSigned,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import type { FoundResource } from '../../../engine/planets/planet-row.ts'
import { UNREACHABLE } from '../../../engine/universe/jumps.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { flightColumn } from '../fleet/flight-column.ts'
import type { FlightsByPlanet } from '../fleet/flights.ts'
import { PlanetButton } from '../planet/PlanetButton.tsx'
import { PopulationButton } from '../planet/PopulationButton.tsx'
import { plotsColumn } from '../planet/plot-words.ts'
import { programName } from './program-name.ts'
import styles from './ResultTable.module.css'

type Column = DataColumn<FoundPlanet>

const STATIONS = [
  ['distanceAI1', 'Antares'],
  ['distanceCI1', 'Benten'],
  ['distanceIC1', 'Hortus'],
  ['distanceNC1', 'Moria'],
] as const

/** Undefined where no jumps lead there, so that it sorts last. */
export const jumps = (distance: number | null) =>
  distance === null || distance === UNREACHABLE ? undefined : distance

export const resourceColumn = (ticker: string) => `resource-${ticker}`

export const foundPlanetTitle = ({ planetName, planetNaturalId }: FoundPlanet) =>
  planetName === planetNaturalId ? planetNaturalId : `${planetName} (${planetNaturalId})`

/** A tile whose bar is its share of the richest known deposit. */
export const depositTile = ({ ticker, dailyExtraction, maxExtraction }: FoundResource) => ({
  ticker,
  amount: dailyExtraction,
  fill: maxExtraction > 0 ? dailyExtraction / maxExtraction : 0,
  format: oneDecimal,
})
const oneDecimal = (amount: number | null | undefined) => formatFixed(amount, 1)

export const environmentOf = (row: FoundPlanet): readonly string[] => [
  ...row.environmentSurface,
  ...row.environmentGravity,
  ...row.environmentPressure,
  ...row.environmentTemperature,
]

export function programText({ cogcProgram, cogcUnknownSince }: FoundPlanet) {
  if (cogcUnknownSince !== null) return `not known since ${formatDate(cogcUnknownSince)}`
  return cogcProgram === NONE ? NONE : programName(cogcProgram)
}

/** The planet's facilities in the words of the screen; the list itself has the names of the wire. */
export const facilitiesOf = ({ infrastructures }: FoundPlanet) =>
  infrastructures.map((name) => (name === 'COGC' ? 'CoGC' : name)).join(' ')

/** What farms make there compared with normal soil; nothing grows where it is undefined. */
export const fertilityOf = ({ fertility }: FoundPlanet) =>
  fertility === 0 ? undefined : fertility - 1

/** Columns of a search for these materials; with a distance check from the named system, and with flights. */
export function resultColumns(
  materials: readonly string[],
  checkedFrom: string | null,
  flights: FlightsByPlanet | undefined,
): Column[] {
  return [
    {
      id: 'planet',
      header: 'Planet',
      value: foundPlanetTitle,
      csv: ({ planetName }) => planetName,
      cell: (row) => (
        <Row as="span" inline align="baseline" className={styles.planet}>
          <Link
            to="/plan/$planetNaturalId/{-$planUuid}"
            params={{ planetNaturalId: row.planetNaturalId, planUuid: undefined }}
            aria-label={`New plan on ${foundPlanetTitle(row)}`}
          >
            {row.planetName}
          </Link>
          {row.planetName !== row.planetNaturalId && (
            <span className={styles.id}>{row.planetNaturalId}</span>
          )}
          <PlanetButton planetNaturalId={row.planetNaturalId} />
        </Row>
      ),
    },
    {
      id: 'id',
      header: 'Natural id',
      value: ({ planetNaturalId }) => planetNaturalId,
      hidden: true,
    },
    ...(flights ? [flightColumn(flights, (row: FoundPlanet) => row.planetNaturalId)] : []),
    { ...plotsColumn(({ plotsFree }: FoundPlanet) => plotsFree), decides: true },
    NEAREST,
    ...materials.map(searchedColumn),
    {
      id: 'resources',
      header: materials.length > 0 ? 'Other resources' : 'Resources',
      value: (row) => row.additionalResources.map(({ ticker }) => ticker).join(' '),
      sortable: false,
      filter: 'text',
      hidden: materials.length > 0,
      csv: (row) =>
        row.additionalResources
          .map(({ ticker, dailyExtraction }) => `${ticker} ${dailyExtraction.toFixed(1)}`)
          .join(', '),
      cell: (row) => (
        <span className={styles.tiles}>
          <TileRow
            label={`resources of ${row.planetName}`}
            tiles={row.additionalResources.map(depositTile)}
            most={2}
            empty={NONE}
          />
        </span>
      ),
      hint: 'Units a day from one extractor at full efficiency; the bar is the share of the richest known deposit.',
    },
    {
      id: 'environment',
      header: 'Environment',
      hidden: materials.length === 0,
      value: (row) => environmentOf(row).join(' '),
      filter: 'text',
      cell: (row) => (
        <span className={styles.tiles}>
          <TileRow
            label={`environment of ${row.planetName}`}
            tiles={environmentOf(row).map((ticker) => ({ ticker }))}
          />
        </span>
      ),
      hint: 'What building there takes besides the costs of each building.',
    },
    ...(checkedFrom === null ? [] : [checkColumn(checkedFrom)]),
    ...STATIONS.map(
      ([field, name]): Column => ({
        id: field,
        header: name,
        group: 'Jumps to',
        value: (row) => jumps(row[field]),
        numeric: true,
        filter: 'range',
        format: formatWhole,
        hidden: true,
      }),
    ),
    {
      id: 'fertility',
      header: 'Fertility',
      value: fertilityOf,
      numeric: true,
      filter: 'range',
      format: (share) => formatSigned(share, (value) => formatPercent(value, 1)),
      hidden: true,
    },
    {
      id: 'allPlots',
      header: 'Plots',
      value: ({ plotsTotal }) => plotsTotal,
      numeric: true,
      format: formatWhole,
      hidden: true,
    },
    {
      id: 'cogc',
      header: 'CoGC',
      value: programText,
      filter: 'choice',
      cell: (row) => (
        <div className={styles.program} title={programText(row)}>
          {programText(row)}
        </div>
      ),
    },
    {
      id: 'facilities',
      header: 'Has',
      value: facilitiesOf,
      filter: 'text',
      hidden: true,
    },
    {
      id: 'faction',
      header: 'Faction',
      value: ({ faction }) => faction,
      filter: 'choice',
      hidden: true,
    },
    {
      id: 'population',
      header: 'Population',
      hidden: true,
      value: () => null,
      sortable: false,
      csv: false,
      cell: (row) => (
        <PopulationButton planetNaturalId={row.planetNaturalId} title={foundPlanetTitle(row)} />
      ),
    },
  ]
}

/** How far the nearest exchange is, and which it is; undefined where no jumps lead to any. */
function nearestExchange(row: FoundPlanet): readonly [distance: number, name: string] | undefined {
  const reached = STATIONS.flatMap(([field, name]) => {
    const distance = jumps(row[field])
    return distance === undefined ? [] : [[distance, name] as const]
  })
  return reached.sort(([one], [other]) => one - other)[0]
}

const NEAREST: Column = {
  id: 'nearest',
  header: 'Nearest',
  value: (row) => nearestExchange(row)?.[0],
  numeric: true,
  filter: 'range',
  format: formatWhole,
  cell(row) {
    const [distance, name] = nearestExchange(row) ?? []
    if (distance === undefined) return NONE
    return (
      <>
        <span className="quiet">{name}</span> {formatWhole(distance)}
      </>
    )
  },
  hint: 'Jumps to the nearest of the four exchanges.',
}

const searchedColumn = (ticker: string): Column => ({
  id: resourceColumn(ticker),
  header: `${ticker} a day`,
  value: (row) => row.searchResources[ticker]?.dailyExtraction,
  numeric: true,
  filter: 'range',
  format: oneDecimal,
  cell: (row) => {
    const found = row.searchResources[ticker]
    return found ? <MaterialTile {...depositTile(found)} /> : NONE
  },
})

const checkColumn = (system: string): Column => ({
  id: 'checked',
  header: system,
  group: 'Jumps to',
  value: ({ checkDistance }) => jumps(checkDistance),
  numeric: true,
  filter: 'range',
  format: formatWhole,
})
