import type { StarMap } from '../../../engine/universe/jumps.ts'
import type { LayerGroup, SystemLayer } from './system-layer.ts'

const MAX_STEPS = 5

/** What a figure of systems means, and how it is written. */
export interface Scale {
  /** One for each system, NaN if it has none. */
  readonly values: Float64Array
  readonly better: 'more' | 'less'
  /** Such a value belongs to none of the steps: a loss, a base that never pays back. */
  readonly isBad: (value: number) => boolean
  readonly badName: string
  readonly format: (value: number) => string
  readonly wordsOf: (place: number) => readonly string[]
}

/** At most five steps with about as many systems each, the best first; values that read the same share a step. */
export function scaleLayer(map: StarMap, scale: Scale): SystemLayer {
  const { values, better, isBad, badName, format, wordsOf } = scale
  const known = [...map.systems.keys()].filter((place) => !Number.isNaN(values[place]!))
  const good = known.filter((place) => !isBad(values[place]!))
  const sign = better === 'more' ? -1 : 1
  const sorted = good.toSorted((a, b) => sign * (values[a]! - values[b]!))
  const steps = stepsOf(sorted, (place) => format(values[place]!))
  const groupOf = new Int8Array(map.systems.length).fill(-1)
  const endOf = (step: number) => format(values[steps[step]!.at(-1)!]!)
  /** Each step begins where the one before it ends. */
  function boundsOf(step: number): string {
    const [most, least] = better === 'more' ? ['or more', 'less than'] : ['or less', 'more than']
    if (steps.length === 1) {
      const [first, last] = [format(values[steps[0]![0]!]!), endOf(0)]
      return first === last ? first : `${first} to ${last}`
    }
    if (step === 0) return `${endOf(0)} ${most}`
    const before = endOf(step - 1)
    return step === steps.length - 1 ? `${least} ${before}` : `${before} to ${endOf(step)}`
  }
  const groups: LayerGroup[] = steps.map((places, step) => {
    for (const place of places) groupOf[place] = step
    return {
      name: boundsOf(step),
      systems: places.length,
      strength: steps.length === 1 ? 1 : 1 - step / (steps.length - 1),
    }
  })
  const bad = known.filter((place) => isBad(values[place]!))
  if (bad.length > 0) {
    for (const place of bad) groupOf[place] = groups.length
    groups.push({ name: badName, systems: bad.length, strength: 'loss' })
  }
  return { groups, groupOf, words: new Map(known.map((place) => [place, wordsOf(place)])) }
}

function stepsOf(sorted: readonly number[], read: (place: number) => string): number[][] {
  const size = Math.ceil(sorted.length / MAX_STEPS)
  const steps: number[][] = []
  for (const place of sorted) {
    const last = steps.at(-1)
    const isSame = last && read(last.at(-1)!) === read(place)
    if (last && (isSame || last.length < size)) last.push(place)
    else steps.push([place])
  }
  return steps
}
