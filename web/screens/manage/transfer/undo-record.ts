import * as v from 'valibot'
import { CxData } from '../../../../engine/model/cx.ts'
import { DateString, Uuid } from '../../../../engine/model/primitives.ts'
import { localRecord } from '../../../browser/local-record.ts'

/** What an import made, so that it can be taken back for a day. */
const ImportRecord = v.object({
  userId: v.number(),
  at: DateString,
  plans: v.array(Uuid),
  empires: v.array(Uuid),
  cx: v.array(v.object({ uuid: Uuid, data: CxData })),
})
export type ImportRecord = v.InferOutput<typeof ImportRecord>

const stored = localRecord('perigee.imports', v.array(ImportRecord))
const A_DAY = 24 * 60 * 60_000

const ofToday = () => (stored.read() ?? []).filter(({ at }) => Date.now() - Date.parse(at) <= A_DAY)

/** Imports of this player that can be undone, the newest first. */
export const recentImports = (userId: number | undefined): ImportRecord[] =>
  ofToday()
    .filter((each) => each.userId === userId)
    .filter(({ plans, empires, cx }) => plans.length + empires.length + cx.length > 0)
    .toReversed()

const others = ({ userId, at }: ImportRecord) =>
  ofToday().filter((each) => each.userId !== userId || each.at !== at)

/** Told again while it goes on, it takes the place of what was told before. */
export const rememberImport = (record: ImportRecord) => stored.write([...others(record), record])
export const forgetImport = (record: ImportRecord) => stored.write(others(record))
