import * as v from 'valibot'
import { WholeNumber } from './primitives.ts'

/** Raised with each step in `versions/`: when plans of the previous version can no longer be read as they are. */
export const PLAN_VERSION = 2

/** A plan without a version is of version 1. */
export const PlanSchemaVersion = v.pipe(WholeNumber, v.minValue(1))

export const KnownPlanVersion = v.pipe(
  PlanSchemaVersion,
  v.maxValue(PLAN_VERSION, 'The plan was made by a newer version of Perigee than this one'),
)

/** A plan with its version, for writing. In memory, a plan without a version has the newest known one. */
export const stamped = <P extends object>(plan: P): P & { version: number } => ({
  version: PLAN_VERSION,
  ...plan,
})

export const isNewerPlan = ({ version }: { readonly version?: number | undefined }): boolean =>
  version !== undefined && version > PLAN_VERSION
