import * as v from 'valibot'
import { Expertise } from './primitives.ts'

export const WORKFORCE_PROGRAMS = [
  'PIONEERS',
  'SETTLERS',
  'TECHNICIANS',
  'ENGINEERS',
  'SCIENTISTS',
] as const
export const Cogc = v.picklist(['---', ...Expertise.options, ...WORKFORCE_PROGRAMS])
export type Cogc = v.InferOutput<typeof Cogc>

/** A programme in the game's own words. */
export const ProgramType = v.picklist([
  'Invalid',
  ...Expertise.options.map((e) => `ADVERTISING_${e}` as const),
  'WORKFORCE_PIONEERS',
  'WORKFORCE_SETTLERS',
  'WORKFORCE_TECHNICIANS',
  'WORKFORCE_ENGINEERS',
  'WORKFORCE_SCIENTISTS',
])
export type ProgramType = v.InferOutput<typeof ProgramType>
