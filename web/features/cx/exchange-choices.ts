import { STATION_NAMES } from '../../../engine/game/constants/stations.ts'
import { EXCHANGES } from '../../../engine/game/cx.ts'

/** The exchanges by the names of their stations, as players know them. */
export const EXCHANGE_CHOICES = EXCHANGES.map((code) => ({
  value: code,
  label: `${STATION_NAMES[code]} (${code})`,
}))
