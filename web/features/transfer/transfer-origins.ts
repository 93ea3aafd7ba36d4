import { STATION_WAREHOUSES } from '../../../engine/game/constants/stations.ts'
import { CONFIGURE_ON_EXECUTION, type Preferences } from '../../../engine/game/preferences.ts'
import type { Option } from '../../ui/field/options.ts'

export type TransferOrigin = Preferences['burnOrigin']

/** Where goods may be taken from; each station names the exchange that sells there. */
export const TRANSFER_ORIGINS: readonly Option<TransferOrigin>[] = [
  { value: CONFIGURE_ON_EXECUTION, label: CONFIGURE_ON_EXECUTION },
  ...Object.entries(STATION_WAREHOUSES).map(([warehouse, exchange]) => ({
    value: warehouse as keyof typeof STATION_WAREHOUSES,
    label: warehouse,
    hint: exchange,
  })),
]
