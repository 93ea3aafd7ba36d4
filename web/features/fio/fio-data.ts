import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'

export interface FioData {
  storage: FioStorage
  sites: FioSites
}
