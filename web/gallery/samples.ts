import { DAY_MS } from '../../engine/game/time.ts'
import type { Candle } from '../ui/chart/candles.ts'

const FIRST_DAY = Date.UTC(2025, 3, 1)

/** Equal in every run. */
function wave(index: number): number {
  return Math.sin(index * 0.7) * 6 + Math.cos(index * 0.23) * 9 + Math.sin(index * 2.9) * 3
}

export const SAMPLE_CANDLES: readonly Candle[] = Array.from({ length: 30 }, (_, index) => {
  const open = 120 + wave(index)
  const close = 120 + wave(index + 1)
  return {
    time: FIRST_DAY + index * DAY_MS,
    open,
    close,
    high: Math.max(open, close) + 2 + Math.abs(wave(index + 3)) / 4,
    low: Math.min(open, close) - 2 - Math.abs(wave(index + 5)) / 4,
    volume: Math.round(4000 + wave(index * 2) * 180),
  }
})
