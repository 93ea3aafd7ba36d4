import type { FioSites, FioStorage } from '../../../engine/model/fio.ts'

export interface FioData {
  storage: FioStorage
  sites: FioSites
}
