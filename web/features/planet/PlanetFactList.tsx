import { environmentClass, specialMaterialsOf } from '../../../engine/game/constants/environment.ts'
import { FAR_DISTANCE, type Planet } from '../../../engine/game/gamedata.ts'
import {
  formatDate,
  formatDateTime,
  formatFixed,
  formatPercent,
  formatSigned,
} from '../../../engine/game/number-format.ts'
import { inWords } from '../../../engine/game/words.ts'
import { programmeAt } from '../../../engine/planets/cogc.ts'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import styles from './PlanetDrawer.module.css'
import { plotsOf } from './plot-words.ts'

const FACILITIES = [
  ['HasAdministrationCenter', 'administration centre'],
  ['HasChamberOfCommerce', 'chamber of commerce'],
  ['HasLocalMarket', 'local market'],
  ['HasShipyard', 'shipyard'],
  ['HasWarehouse', 'warehouse'],
] as const

export function PlanetFactList({ planet }: { planet: Planet }) {
  const facilities = FACILITIES.filter(([field]) => planet[field]).map(([, name]) => name)
  const reached = planet.Distances.filter(({ distance }) => distance < FAR_DISTANCE)
  return (
    <dl className={styles.facts}>
      <dt>Deposits</dt>
      <dd>
        <TileRow label="deposits" tiles={planet.Resources.map(depositTile)} empty="none" />
      </dd>
      <dt>Building takes</dt>
      <dd>
        <TileRow
          label="special materials"
          tiles={specialMaterialsOf(environmentClass(planet)).map(({ ticker }) => ({ ticker }))}
          empty="nothing special"
        />
      </dd>
      <dt>Soil</dt>
      <dd>
        {planet.Fertility === -1
          ? 'nothing grows here'
          : formatSigned(planet.Fertility, (share) => formatPercent(share, 1))}
      </dd>
      <dt>Plots</dt>
      <dd>{plotsOf(planet)}</dd>
      <dt>CoGC</dt>
      <dd>{programOf(planet)}</dd>
      <dt>Has</dt>
      <dd>{facilities.join(', ') || 'no facilities'}</dd>
      <dt>Jumps</dt>
      <dd>
        {reached.map(({ name, distance }) => `${name} ${distance}`).join(' · ') ||
          'no station is reached'}
      </dd>
      <dt>Faction</dt>
      <dd>{planet.FactionName ?? 'none'}</dd>
      {planet.GovernorUserName && (
        <>
          <dt>Governor</dt>
          <dd>{planet.GovernorUserName}</dd>
        </>
      )}
    </dl>
  )
}

const depositTile = ({
  MaterialTicker: ticker,
  DailyExtraction,
  ExtractionMax,
}: Planet['Resources'][number]) => ({
  ticker,
  amount: DailyExtraction,
  fill: ExtractionMax > 0 ? DailyExtraction / ExtractionMax : 0,
  format: (amount: number | null | undefined) => formatFixed(amount, 1),
})

function programOf(planet: Planet) {
  const { program, endsAt, unknownSince } = programmeAt(planet, Date.now())
  if (unknownSince !== null) return `not known since ${formatDate(unknownSince)}`
  if (!planet.HasChamberOfCommerce) return 'no chamber of commerce'
  if (program === null) return 'no programme'
  const name = inWords(program.replace(/^(ADVERTISING|WORKFORCE)_/, ''))
  return endsAt === null ? name : `${name}, until ${formatDateTime(endsAt)}`
}
