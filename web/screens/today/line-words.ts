import type { TodayLine } from '../../../engine/today/line.ts'
import { ENDLESS, formatCount, formatDays, formatWhole } from '../../ui/format.ts'
import type { Tone } from '../../ui/Tag.tsx'

const KINDS: Record<TodayLine['what']['kind'], string> = {
  'runs out': 'Runs out',
  'storage full': 'Storage full',
  repair: 'Repair due',
  workers: 'Workers short',
  programme: 'CoGC programme',
  'game changed': 'Game changed',
  built: 'Not as planned',
  ships: 'Ships idle',
}
export const kindOf = ({ what }: TodayLine): string => KINDS[what.kind]

/** Where the line is about, as a name for people and for screen readers. */
export const placeOf = ({ place, planName }: TodayLine): string =>
  place === null ? 'Your ships' : planName === null ? place : `${place}, ${planName}`

export function whenOf({ inDays }: TodayLine): { word: string; tone: Tone } {
  if (inDays <= 0) return { word: 'now', tone: 'loss' }
  return { word: `in ${formatDays(inDays)}`, tone: 'warn' }
}

const CHANGES: Record<string, string> = {
  'recipe gone': 'a recipe is gone',
  recipe: 'a recipe changed',
  'building gone': 'a building is gone',
  building: 'a building changed',
  deposit: 'a deposit changed',
  'programme ended': 'the CoGC programme ended',
  'production fees': 'production fees changed',
  fee: 'a fee changed',
}

export function reasonOf({ what, inDays }: TodayLine): string {
  switch (what.kind) {
    case 'runs out': {
      const gone = what.materials.filter(({ days }) => days <= 0).length
      return gone === 0
        ? `${formatCount(what.materials.length, 'material')} short:`
        : `${formatCount(what.materials.length, 'material')} short, ${gone === what.materials.length ? 'all' : formatWhole(gone)} used up:`
    }
    case 'storage full': {
      const full = what.forecast.by === 'weight' ? 'tonnes' : 'm³'
      return inDays <= 0
        ? `Full by ${full}: products have no room.`
        : `Full by ${full} in ${formatDays(inDays)}, then products have no room.`
    }
    case 'repair':
      return `${formatWhole(what.overdue)} of ${formatCount(what.standing, 'building')} past the ${formatDays(what.bestDay, 0)} after which repairing pays best; the oldest ${formatDays(what.oldest)}.`
    case 'workers':
      return `${formatCount(Math.ceil(what.short), 'worker')} without a home.`
    case 'programme':
      return inDays <= 0
        ? `The plan counts on ${programName(what.program)}, and the planet does not run it.`
        : `${programName(what.program)} ends in ${formatDays(inDays)}.`
    case 'game changed':
      return sentence(what.changes.map((kind) => CHANGES[kind] ?? kind).join(', '))
    case 'built':
      return `Planned → built: ${what.differences.join(', ')}.`
    case 'ships': {
      const idle = what.idle.map(({ name, at }) => `${name} at ${at}`).join(', ')
      const flying = what.flying.length > 0 ? ` On the way: ${what.flying.join(', ')}.` : ''
      return `${idle}.${flying} Standing still costs nothing by itself: what waits to be carried is counted above.`
    }
  }
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const programName = (program: string): string =>
  sentence(program.toLowerCase().replaceAll('_', ' ')).slice(0, -1)

export function nextWords(line: TodayLine): string {
  const place = line.place ?? 'Your ships'
  const when = Number.isFinite(line.inDays) ? `in ${formatDays(line.inDays)}` : ENDLESS
  switch (line.what.kind) {
    case 'runs out':
      return `Next: ${place} runs out of ${line.what.materials[0]!.ticker} ${when}.`
    case 'storage full':
      return `Next: the storage on ${place} is full ${when}.`
    case 'repair':
      return `Next: repairing ${place} pays ${when}.`
    default:
      return `Next: ${KINDS[line.what.kind].toLowerCase()} on ${place} ${when}.`
  }
}
