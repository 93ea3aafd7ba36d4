import type { InfrastructureType } from '../game/plan.ts'

const NONE: Readonly<Record<InfrastructureType, number>> = {
  HB1: 0,
  HB2: 0,
  HB3: 0,
  HB4: 0,
  HB5: 0,
  HBB: 0,
  HBC: 0,
  HBM: 0,
  HBL: 0,
  STO: 0,
  STA: 0,
  STV: 0,
  STW: 0,
  STE: 0,
}
export const noInfrastructure = (): Record<InfrastructureType, number> => ({ ...NONE })
