import type { StepState } from '../../../engine/company/contract-steps.ts'
import type { CarryProblem } from '../../../engine/fleet/ships/carry.ts'
import type { Contract, ContractCondition } from '../../../engine/game/company.ts'
import { formatAmount, formatDays, formatDuration } from '../../../engine/game/number-format.ts'
import { ownValue } from '../../../engine/game/own-value.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import type { Tone } from '../../ui/figure/Tag.tsx'

const TYPES: Readonly<Record<string, string>> = {
  PAYMENT: 'Pay',
  DELIVERY: 'Deliver',
  PROVISION: 'Provide',
  COMEX_PURCHASE_PICKUP: 'Pick up',
  PROVISION_SHIPMENT: 'Provide freight',
  PICKUP_SHIPMENT: 'Pick up freight',
  DELIVERY_SHIPMENT: 'Deliver freight',
  LOAN_PAYOUT: 'Pay out loan',
  LOAN_INSTALLMENT: 'Pay instalment',
}
/** Of contracts, then of conditions, in the words of the game. */
const STATUSES: Readonly<Record<string, string>> = {
  OPEN: 'open',
  CLOSED: 'closed',
  PARTIALLY_FULFILLED: 'partially fulfilled',
  FULFILLED: 'fulfilled',
  CANCELLED: 'cancelled',
  REJECTED: 'rejected',
  DEADLINE_EXCEEDED: 'deadline exceeded',
  BREACHED: 'breached',
  TERMINATED: 'terminated',
  PENDING: 'pending',
  IN_PROGRESS: 'in progress',
  PARTLY_FULFILLED: 'partly fulfilled',
  FULFILLMENT_ATTEMPTED: 'fulfilment attempted',
  VIOLATED: 'violated',
}
const STATES: Readonly<Record<StepState, string>> = {
  done: 'Done',
  violated: 'Violated',
  open: 'To do',
  waiting: 'Waiting',
}

export const contractTitle = ({ name, localId }: Pick<Contract, 'name' | 'localId'>): string =>
  name ?? localId

/** A kind of condition that we do not know is shown as the game names it. */
export const typeWords = (type: string): string => ownValue(TYPES, type) ?? type

/** A status that we do not know is shown as the game names it. */
export const contractStatus = (status: string): string => ownValue(STATUSES, status) ?? status

/** Statuses of conditions that say more than whether they are done. */
export const stateWords = (state: StepState, status: string): string =>
  state === 'open' && status !== 'PENDING' ? contractStatus(status) : STATES[state]

export function whatWords({ goods, payment, tonnes, cubicMetres }: ContractCondition): string {
  if (goods) return `${formatAmount(goods.amount)} ${goods.ticker}`
  if (payment) return `${formatAmount(payment.amount)} ${payment.currency ?? '$'}`
  return tonnes > 0 || cubicMetres > 0
    ? `${formatAmount(tonnes)} t, ${formatAmount(cubicMetres)} m³`
    : ''
}

export function dueWords(dueMs: number, now: number): { words: string; tone: Tone } {
  if (dueMs <= now) return { words: `${formatDuration(now - dueMs)} overdue`, tone: 'loss' }
  const days = (dueMs - now) / DAY_MS
  return { words: `due in ${formatDays(days)}`, tone: days < 1 ? 'warn' : 'neutral' }
}

export interface Arrival {
  readonly arrivesMs: number
  readonly latestMs: number
}

/** Whether a flight arrives before a deadline; the game draws the length of a landing. */
export function inTimeWords(
  { arrivesMs, latestMs }: Arrival,
  dueMs: number | null,
): { words: string; tone: Tone } {
  if (dueMs === null) return { words: 'no deadline', tone: 'neutral' }
  if (latestMs <= dueMs)
    return { words: `in time by ${formatDuration(dueMs - latestMs)}`, tone: 'profit' }
  if (arrivesMs <= dueMs) return { words: 'just in time, if the landing is short', tone: 'warn' }
  return { words: `late by ${formatDuration(arrivesMs - dueMs)}`, tone: 'loss' }
}

export const CARRY_PROBLEMS: Readonly<Record<CarryProblem, string>> = {
  'place unknown': 'Where it is or has to go is on no map',
  'no route': 'No route',
  'out of fuel': 'Not enough fuel for the route',
  'too many loads': 'The hold is too small',
}

const ON_MAP = /^[A-Z]{2}-\d{3}[a-z]?$/

/** True for the natural id of a planet or system. Other places of a contract are on no map. */
export const isOnMap = (place: string): boolean => ON_MAP.test(place)
