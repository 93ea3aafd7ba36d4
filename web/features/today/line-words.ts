import {
  ENDLESS,
  formatCount,
  formatDays,
  formatMoney,
  formatPercent,
  formatWhole,
} from '../../../engine/game/number-format.ts'
import type { TodayCard } from '../../../engine/today/cards.ts'
import type { CashCure, TodayLine } from '../../../engine/today/line.ts'
import type { Tone } from '../../ui/figure/Tag.tsx'
import { typeWords } from '../contracts/contract-words.ts'

const KINDS: Record<TodayLine['what']['kind'], string> = {
  'runs out': 'Runs out',
  'storage full': 'Storage full',
  repair: 'Repair due',
  workers: 'Workers short',
  programme: 'CoGC programme',
  'game changed': 'Game changed',
  built: 'Not as planned',
  ships: 'Ships idle',
  'line idle': 'Buildings idle',
  'queue ends': 'Orders end',
  unsatisfied: 'Workers lack something',
  'ship arrives': 'Ship arrives',
  'order beaten': 'Order beaten',
  'orders filled': 'Orders filled',
  contract: 'Contract due',
  cash: 'Cash short',
}
export const kindOf = ({ what }: TodayLine): string => KINDS[what.kind]

/** What the line is about, as a name for people and for screen readers. */
export const linePlace = ({ what, place, planName }: TodayLine): string => {
  if (place === null) return ELSEWHERE[what.kind] ?? 'Your ships'
  return planName === null ? place : `${place}, ${planName}`
}
const ELSEWHERE: Partial<Record<TodayLine['what']['kind'], string>> = {
  'order beaten': 'Your orders',
  'orders filled': 'Your orders',
  contract: 'Your contracts',
  cash: 'Your cash',
}

export function cardName({ lines: [line] }: Pick<TodayCard, 'lines'>): string {
  if (line!.what.kind === 'contract') return `Contract ${line!.what.contract}`
  return line!.place ?? linePlace(line!)
}

export function whenOf({ inDays, what }: Pick<TodayLine, 'inDays' | 'what'>): {
  word: string
  tone: Tone
} {
  if (what.kind === 'ship arrives') return { word: `in ${formatDays(inDays)}`, tone: 'neutral' }
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
        ? `Full by ${full}: there is no room for products.`
        : `Full by ${full} in ${formatDays(inDays)}, then there is no room for products.`
    }
    case 'repair':
      return `${formatWhole(what.overdue)} of ${formatCount(what.standing, 'building')} older than the best repair day (${formatWhole(what.bestDay)}); the oldest ${formatDays(what.oldest)}.`
    case 'workers':
      return `${formatCount(Math.ceil(what.short), 'worker')} without a home.`
    case 'programme':
      return inDays <= 0
        ? `Plan assumes ${programName(what.program)}; planet isn't running it.`
        : `${programName(what.program)} ends in ${formatDays(inDays)}.`
    case 'game changed':
      return sentence(what.changes.map((kind) => CHANGES[kind] ?? kind).join(', '))
    case 'built':
      return [
        `Planned → built: ${what.differences.join(', ')}.`,
        what.others > 0 && `${formatCount(what.others, 'more difference')} in how it runs.`,
      ]
        .filter(Boolean)
        .join(' ')
    case 'line idle': {
      const parts = [
        what.idle > 0 &&
          `${formatWhole(what.idle)} of ${formatWhole(what.standing)} ${what.building} run nothing`,
        what.halted > 0 &&
          `${formatCount(what.halted, 'order')} of ${what.building} halted by the game`,
      ]
      return `${parts.filter(Boolean).join('; ')}.`
    }
    case 'queue ends': {
      const all = inDays <= 0 ? 'now' : `in ${formatDays(inDays)}`
      return what.firstInDays < inDays
        ? `The orders of ${formatWhole(what.standing)} ${what.building} end ${all}; the first building stops in ${formatDays(what.firstInDays)}.`
        : `The orders of ${formatWhole(what.standing)} ${what.building} end ${all}.`
    }
    case 'unsatisfied':
      return what.levels.map(levelInWords).join(' ')
    case 'ship arrives':
      return what.cargo.length === 0
        ? `${what.ship} arrives empty at ${what.to}.`
        : `${what.ship} arrives at ${what.to}. Unload:`
    case 'order beaten': {
      const verb = what.type === 'sell' ? 'Selling' : 'Buying'
      const best = what.type === 'sell' ? 'lowest ask' : 'highest bid'
      return `${verb} ${formatWhole(what.openAmount)} ${what.ticker} at ${formatMoney(what.limit)} on ${what.exchange}; the ${best} is ${formatMoney(what.best)}.`
    }
    case 'orders filled':
      return ordersInWords(what.orders)
    case 'contract': {
      const nameOf = (place: string) => what.names[place] ?? place
      const at = what.at === null ? '' : ` at ${nameOf(what.at)}`
      const partner = what.partner ? ` for ${what.partner}` : ''
      const term = typeWords(what.condition)
      if (!what.goods) return `${what.contract}${partner}: ${term}${at}.`
      const goods = `${formatWhole(what.goods.amount)} ${what.goods.ticker}`
      const missing =
        what.goods.missing === 0
          ? 'all of it is there'
          : `${formatWhole(Math.ceil(what.goods.missing))} missing there${sourcesInWords(what.goods.from, nameOf)}`
      return `${what.contract}${partner}: ${term} ${goods}${at}; ${missing}.`
    }
    case 'cash': {
      const oneToOne =
        what.oneToOne.length > 0 ? `, ${what.oneToOne.join(' and ')} counted one to one` : ''
      return `What is to be brought costs ${formatWhole(what.needs)} $; your cash in all currencies is ${formatWhole(what.has)} $${oneToOne}.${cashCureInWords(what.cure)}`
    }
    case 'ships': {
      const idle = what.idle.map(({ name, at }) => `${name} at ${at}`).join(', ')
      const flying = what.flying.length > 0 ? ` On the way: ${what.flying.join(', ')}.` : ''
      return `${idle}.${flying} Standing still costs nothing by itself: what waits to be carried is counted above.`
    }
  }
}

type Level = Extract<TodayLine['what'], { kind: 'unsatisfied' }>['levels'][number]

function levelInWords({ level, satisfaction, missing, missingWorkers }: Level): string {
  const name = sentence(level.toLowerCase()).slice(0, -1)
  const short = missingWorkers > 0 ? `, ${formatCount(missingWorkers, 'worker')} missing` : ''
  const lacking = missing.length > 0 ? `, short of ${missing.join(', ')}` : ''
  return `${name}s ${formatPercent(satisfaction, 0)} satisfied${lacking}${short}.`
}

function cashCureInWords({ buys, sale }: CashCure): string {
  const bought =
    buys.length > 0 ? ` It pays for part of it: ${buys.map(({ place }) => place).join(', ')}.` : ''
  if (!sale) return bought
  const missing = sale.isEnough ? 'more than is missing' : 'less than is missing'
  return `${bought} The surplus on ${sale.place} sells for ${formatWhole(sale.worth)} $, ${missing}.`
}

const sourcesInWords = (
  from: readonly { place: string; amount: number }[],
  nameOf: (place: string) => string,
) =>
  from.length === 0
    ? ', none in your other stores'
    : `: ${from
        .slice(0, 3)
        .map(({ place, amount }) => `${formatWhole(amount)} at ${nameOf(place)}`)
        .join(', ')}`

type Filled = Extract<TodayLine['what'], { kind: 'orders filled' }>['orders']

const MAX_ORDERS = 5

function ordersInWords(orders: Filled): string {
  const shown = orders
    .slice(0, MAX_ORDERS)
    .map(({ type, initialAmount, ticker, exchange, limit, currency }) =>
      `${type === 'sell' ? 'sold' : 'bought'} ${formatWhole(initialAmount)} ${ticker} on ${exchange}, limit ${formatMoney(limit)} ${currency ?? ''}`.trim(),
    )
  const others = orders.length - shown.length
  return sentence([...shown, ...(others > 0 ? [`${formatWhole(others)} more`] : [])].join('; '))
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const programName = (program: string): string =>
  sentence(program.toLowerCase().replaceAll('_', ' ')).slice(0, -1)

export function nextWords(line: TodayLine): string {
  const place = line.place ?? linePlace(line)
  const when = Number.isFinite(line.inDays) ? `in ${formatDays(line.inDays)}` : ENDLESS
  switch (line.what.kind) {
    case 'runs out':
      return `Next: ${place} runs out of ${line.what.materials[0]!.ticker} ${when}.`
    case 'storage full':
      return `Next: the storage on ${place} is full ${when}.`
    case 'repair':
      return `Next: repairing ${place} pays ${when}.`
    case 'ship arrives':
      return `Next: ${line.what.ship} arrives at ${line.what.to} ${when}.`
    case 'contract':
      return `Next: contract ${line.what.contract} is due ${when}.`
    default:
      return `Next: ${KINDS[line.what.kind].toLowerCase()} on ${place} ${when}.`
  }
}
