import type { Material } from '../../../engine/game/gamedata.ts'
import { readableName } from './material-source.ts'

export const materialOptions = (materials: readonly Material[] = []) =>
  materials
    .map(({ Ticker, Name }) => ({ value: Ticker, label: Ticker, hint: readableName(Name) }))
    .sort((one, other) => (one.value < other.value ? -1 : 1))
