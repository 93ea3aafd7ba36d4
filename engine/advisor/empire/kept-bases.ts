import type { Universe } from '../../universe/universe.ts'
import { type FixedBase, fixedBase } from './fixed-base.ts'
import type { EmpireRequest } from './request.ts'

export const keptBases = (universe: Universe, { sites }: EmpireRequest): FixedBase[] =>
  sites.flatMap((site, index) =>
    site.kind === 'keep' ? [fixedBase(universe, site, index, site.standing!)] : [],
  )

/** All existing bases as they are today, also those that may change. */
export const standingBases = (universe: Universe, { sites }: EmpireRequest): FixedBase[] =>
  sites.flatMap((site, index) =>
    site.standing ? [fixedBase(universe, site, index, site.standing)] : [],
  )
