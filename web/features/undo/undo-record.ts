import * as v from 'valibot'
import { CxData } from '../../../engine/game/cx.ts'
import { DateString, Uuid } from '../../../engine/game/primitives.ts'
import { localRecord } from '../../browser/local-record.ts'

/** What one step made, an import or an empire of the advisor, so that it can be undone for a day. */
const MadeRecord = v.object({
  userId: v.number(),
  at: DateString,
  name: v.optional(v.string()),
  plans: v.array(Uuid),
  empires: v.array(Uuid),
  cx: v.array(v.object({ uuid: Uuid, data: CxData })),
})
export type MadeRecord = v.InferOutput<typeof MadeRecord>

const stored = localRecord('perigee.imports', v.array(MadeRecord))
const A_DAY = 24 * 60 * 60_000

const ofToday = () => (stored.read() ?? []).filter(({ at }) => Date.now() - Date.parse(at) <= A_DAY)

export const recentlyMade = (userId: number | undefined): MadeRecord[] =>
  ofToday()
    .filter((each) => each.userId === userId)
    .filter(({ plans, empires, cx }) => plans.length + empires.length + cx.length > 0)
    .toReversed()

const others = ({ userId, at }: MadeRecord) =>
  ofToday().filter((each) => each.userId !== userId || each.at !== at)

/** Called again during a step, it replaces the earlier record. */
export const rememberMade = (record: MadeRecord) => stored.write([...others(record), record])
export const forgetMade = (record: MadeRecord) => stored.write(others(record))
