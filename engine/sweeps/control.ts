/** How a sweep reports progress and learns of a cancel. */
export interface SweepControl {
  /** Told now and then how many of how many bases are done. */
  readonly progress?: (done: number, total: number) => void
  /** Asked as often; true ends the sweep, which then returns null. */
  readonly isCancelled?: () => boolean
}

/** A part of a sweep's index range, so that several workers can share it: `from` inclusive, `to` exclusive. */
export interface IndexRange {
  readonly from: number
  readonly to: number
}

const STEPS_PER_REPORT = 64

/** Calls `step` for 0 … total − 1; false when it was cancelled on the way. */
export function sweep(total: number, control: SweepControl, step: (index: number) => void) {
  for (let index = 0; index < total; index++) {
    if (index % STEPS_PER_REPORT === 0) {
      if (control.isCancelled?.()) return false
      control.progress?.(index, total)
    }
    step(index)
  }
  if (control.isCancelled?.()) return false
  control.progress?.(total, total)
  return true
}
