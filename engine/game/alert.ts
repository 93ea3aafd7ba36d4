import * as v from 'valibot'
import { EXCHANGES, LARGEST_PRICE } from './cx.ts'
import { LARGEST_AMOUNT, MaterialTicker, NonNegative, PlanetNaturalId, Uuid } from './primitives.ts'

/** The limit of one account: as many as a page can show and a sync can check. */
export const MAX_ALERTS = 40
const LONGEST_DAYS = 365

/** Raised with each step in `versions/`. */
export const ALERT_VERSION = 1

/** The two sources of what a base uses and makes a day. */
export const FLOW_SOURCES = ['game', 'plan'] as const
export type FlowSource = (typeof FLOW_SOURCES)[number]

const Direction = v.picklist(['above', 'below'])
const Share = v.pipe(NonNegative, v.maxValue(1, 'At most 100 %'))
const Days = v.pipe(NonNegative, v.maxValue(LONGEST_DAYS, `At most ${LONGEST_DAYS} days`))

const traded = { ticker: MaterialTicker, exchange: v.picklist(EXCHANGES), is: Direction }
/** Null: any planet with a base of the player. */
const anywhere = { planet: v.nullable(PlanetNaturalId) }
const channels = { push: v.boolean(), mail: v.boolean() }

/** Rules use only facts that the server has while no page is open. */
export const AlertRule = v.variant('watch', [
  v.object({
    watch: v.literal('price'),
    ...traded,
    figure: v.picklist(['ask', 'bid', 'average']),
    limit: v.pipe(NonNegative, v.maxValue(LARGEST_PRICE)),
    ...channels,
  }),
  v.object({
    watch: v.literal('spread'),
    ...traded,
    limit: Share,
    ...channels,
  }),
  v.object({
    watch: v.literal('volume'),
    ...traded,
    /** Units a day, mean of the last 7. */
    limit: v.pipe(NonNegative, v.maxValue(LARGEST_AMOUNT)),
    ...channels,
  }),
  v.object({
    watch: v.literal('stock'),
    ticker: MaterialTicker,
    /** Null: everything the player has, in bases, warehouses and ships. */
    planet: v.nullable(PlanetNaturalId),
    is: Direction,
    limit: v.pipe(NonNegative, v.maxValue(LARGEST_AMOUNT)),
    ...channels,
  }),
  v.object({
    watch: v.literal('supply'),
    ticker: MaterialTicker,
    planet: PlanetNaturalId,
    /** Days that the stock lasts. */
    limit: Days,
    /** By what FIO reports of the base, else by the player's plans there. */
    flows: v.optional(v.picklist(FLOW_SOURCES), 'game'),
    ...channels,
  }),
  v.object({
    watch: v.literal('storage'),
    ...anywhere,
    /** Share of the storage in use, by weight or volume, whichever is higher. */
    limit: Share,
    ...channels,
  }),
  v.object({
    watch: v.literal('programme'),
    planet: PlanetNaturalId,
    limit: Days,
    ...channels,
  }),
  v.object({
    watch: v.literal('repair'),
    ...anywhere,
    limit: Share,
    ...channels,
  }),
])
export type AlertRule = v.InferOutput<typeof AlertRule>
export type AlertWatch = AlertRule['watch']
export type SupplyRule = Extract<AlertRule, { watch: 'supply' }>

export const Alert = v.object({ uuid: Uuid, rule: AlertRule })
export type Alert = v.InferOutput<typeof Alert>
