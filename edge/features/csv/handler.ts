import type { FioStorage } from '../../../engine/game/fio.ts'
import type { RecordOf } from '../../../engine/game/kinds.ts'
import { type Bytes, utf8 } from '../../crypto/encoding.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Call, Handlers } from '../../http/handle.ts'
import { gamedataRepo, type ListKind } from '../../repo/gamedata.ts'
import { keepNewest, loadedInTurn } from '../../repo/memory.ts'
import { ownData } from '../guests/own-data.ts'
import { type SheetPlan, sheetPlansRepo } from '../plans/sheet-plans.ts'
import { csvAnswer, csvResponse, csvSheet } from './csv-response.ts'
import { flowSheet } from './flow-sheet.ts'
import { planFlows } from './plan-flows.ts'
import { EXCHANGE_TABLE, MATERIAL_TABLE, type Table } from './tables.ts'

type OwnCall = Parameters<typeof ownData>[0] & Pick<Call, 'ports' | 'schedule'>

const listSheets = keepNewest<Bytes>()

export const csvHandlers = {
  csvExchange: (call) => listSheet(call, 'exchanges', EXCHANGE_TABLE),
  csvMaterial: (call) => listSheet(call, 'materials', MATERIAL_TABLE),

  async csvMaterialIo(call) {
    const { user, ports } = call
    return await flows(call, sheetPlansRepo(ports.db).listAll(user.id))
  },

  async csvEmpireMaterialIo(call) {
    const { user, params, ports } = call
    const plans = await sheetPlansRepo(ports.db).listOfEmpire(user.id, params.empireUuid)
    if (!plans) throw notFound('There is no such empire.')
    return await flows(call, plans)
  },
} satisfies Handlers

async function flows(call: OwnCall, plans: AsyncIterable<SheetPlan[]>) {
  const stock = await stockOf(call)
  return await csvResponse(call, flowSheet(planFlows(call.ports.db, plans), stock))
}

/** A list of the game as a sheet. It is written once per version of the list. */
async function listSheet<K extends ListKind>(
  { ports: { db }, schedule }: Pick<Call, 'ports' | 'schedule'>,
  kind: K,
  table: Table<RecordOf<K>>,
): Promise<Response> {
  const repo = gamedataRepo(db)
  const version = (await repo.etag(kind)) ?? ''
  const write = async () => utf8(await csvSheet(table, await repo.list(kind)))
  return csvAnswer(await loadedInTurn(listSheets, schedule)(kind, version, write))
}

/** Returns null if the stock is not known. A sheet without stock is better than no sheet, so a failure of FIO is ignored. */
async function stockOf(call: OwnCall): Promise<FioStorage | null> {
  try {
    const storage = await ownData(call, 'storage')
    return storage.last_modified === null ? null : storage
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
