import * as v from 'valibot'
import { CxData } from '../../../engine/game/cx.ts'
import { EmpireWrite } from '../../../engine/game/empire.ts'
import { list } from '../../../engine/game/list.ts'
import { FreightSettings } from '../../../engine/game/own-fleet.ts'
import { Plan } from '../../../engine/game/plan.ts'
import { Uuid } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { del, get, put } from '../../contract/route.ts'
import { PLANS_PER_USER } from '../plans/contract.ts'
import { Share } from '../sharing/contract.ts'

const MAX_FREIGHT_CHARACTERS = 16_384

/** Ships of one's own, named by their registration or design, stay private: only presets are shared. */
const IS_PRESET = /^[A-Z]+$/

const SharedFreight = v.pipe(
  FreightSettings,
  v.transform((settings) => ({
    ...settings,
    ships: Object.fromEntries(
      Object.entries(settings.ships).filter(([ship]) => IS_PRESET.test(ship)),
    ),
  })),
  v.check(
    (settings) => JSON.stringify(settings).length <= MAX_FREIGHT_CHARACTERS,
    'These freight settings have too many rules to be shared',
  ),
)

/** What the link of an empire includes. A field that is absent stays as it is; at first only the CX is included. */
export const EmpireShareTerms = v.object({
  cx: v.optional(v.boolean()),
  notes: v.optional(v.boolean()),
  owner: v.optional(v.boolean()),
  freight: v.optional(v.nullable(SharedFreight)),
})
export type EmpireShareTerms = v.InferOutput<typeof EmpireShareTerms>

export const EmpireShare = v.object({
  ...Share.entries,
  empire_uuid: Uuid,
  includes: v.object({
    cx: v.boolean(),
    notes: v.boolean(),
    owner: v.boolean(),
    freight: v.boolean(),
  }),
})
export type EmpireShare = v.InferOutput<typeof EmpireShare>

const { name, faction, permits_used, permits_total } = EmpireWrite.entries

/** An empire as strangers see it. `owner`, `cx` and `freight` are there only if the owner includes them. */
export const SharedEmpire = v.object({
  uuid: Uuid,
  empire: v.object({ name, faction, permits_used, permits_total }),
  owner: v.optional(v.string()),
  cx: v.optional(CxData),
  freight: v.optional(FreightSettings),
  plans: v.array(Plan),
})
export type SharedEmpire = v.InferOutput<typeof SharedEmpire>

/** Without a list of plans the whole empire is copied, with its CX if that is shared. */
export const EmpireCopyChoice = v.object({ plans: v.optional(list(Uuid, PLANS_PER_USER)) })

export const EmpireCopy = v.object({
  message: v.string(),
  empire_uuid: v.nullable(Uuid),
  cx_uuid: v.nullable(Uuid),
  plan_uuids: v.array(Uuid),
})
export type EmpireCopy = v.InferOutput<typeof EmpireCopy>

export const listEmpireShares = get(
  '/shared/empire/list',
  'user',
  'Which own empires are shared, what their links include, and how often they were viewed',
  v.array(EmpireShare),
)

export const getSharedEmpire = get(
  '/shared/empire/:uuid',
  'open',
  "A shared empire with its plans; counts a view unless it is the owner's",
  SharedEmpire,
  { etag: true, failures: [404] },
)

export const shareEmpire = put(
  '/shared/empire/:empireUuid',
  'user',
  'Share an own empire; sharing it again answers the same share, and a body changes what it includes',
  EmpireShare,
  { body: v.nullable(EmpireShareTerms), failures: [404] },
)

export const copySharedEmpire = put(
  '/shared/empire/:sharedUuid/clone',
  'user',
  'Copy a shared empire, or some of its plans, into the own account: all of it or nothing',
  EmpireCopy,
  { body: v.nullable(EmpireCopyChoice), failures: [404, 409] },
)

export const stopSharingEmpire = del(
  '/shared/empire/:uuid',
  'user',
  'Stop sharing an empire; the link is dead at once',
  Done,
  { failures: [404] },
)

const sheet = <const P extends `/${string}`>(path: P, summary: string) =>
  get(path, 'open', summary, 'text/csv', { failures: [404] })

export const csvSharedFlows = sheet(
  '/csv/shared/empire/:uuid/flows',
  "Daily material flow of a shared empire's plans as CSV",
)
export const csvSharedPlans = sheet(
  '/csv/shared/empire/:uuid/plans',
  'The plans of a shared empire with their figures a day as CSV',
)
export const csvSharedPrices = sheet(
  '/csv/shared/empire/:uuid/prices',
  "The prices of a shared empire's CX as CSV, if its owner shares them",
)
