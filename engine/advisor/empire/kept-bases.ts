import type { Universe } from '../../universe/universe.ts'
import { type FixedBase, fixedBase } from './fixed-base.ts'
import type { EmpireRequest } from './request.ts'

/** Bases that stand and stay as they are. */
export const keptBases = (universe: Universe, { sites }: EmpireRequest): FixedBase[] =>
  sites.flatMap((site, index) =>
    site.kind === 'keep' ? [fixedBase(universe, site, index, site.standing!)] : [],
  )
