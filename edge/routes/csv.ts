import type { FioStorage } from '../../engine/model/fio.ts'
import type { RecordOf } from '../../engine/model/kinds.ts'
import { flowSheet } from '../csv/flow-sheet.ts'
import { csvAnswer, csvResponse, csvSheet } from '../csv/stream.ts'
import { EXCHANGE_TABLE, MATERIAL_TABLE, type Table } from '../csv/tables.ts'
import { HttpError, notFound } from '../errors.ts'
import { ownData } from '../guests/own-data.ts'
import type { Handlers } from '../http/handle.ts'
import type { Ports } from '../ports.ts'
import { gamedataRepo, type ListKind } from '../repo/gamedata.ts'
import { materialIoRepo } from '../repo/materialio.ts'
import { keepNewest } from '../repo/memory.ts'

const listSheets = keepNewest<string>()

export const csvHandlers = {
  csvExchange: ({ ports }) => listSheet(ports, 'exchanges', EXCHANGE_TABLE),
  csvMaterial: ({ ports }) => listSheet(ports, 'materials', MATERIAL_TABLE),

  async csvMaterialIo(call) {
    const { user, ports } = call
    const flows = materialIoRepo(ports.db).listAll(user.id)
    return csvResponse(call, flowSheet(flows, await stockOf(ports, user.id)))
  },

  async csvEmpireMaterialIo(call) {
    const { user, params, ports } = call
    const flows = await materialIoRepo(ports.db).listOfEmpire(user.id, params.empireUuid)
    if (!flows) throw notFound('There is no such empire.')
    return csvResponse(call, flowSheet(flows, await stockOf(ports, user.id)))
  },
} satisfies Handlers

/** A list of the game as a sheet, which is written once per version of the list. */
async function listSheet<K extends ListKind>(
  { db }: Ports,
  kind: K,
  table: Table<RecordOf<K>>,
): Promise<Response> {
  const repo = gamedataRepo(db)
  const version = (await repo.etag(kind)) ?? ''
  return csvAnswer(
    await listSheets(kind, version, async () => csvSheet(table, await repo.list(kind))),
  )
}

/** Null when it is not known: a sheet without stock is worth more than no sheet, so FIO may fail. */
async function stockOf(ports: Ports, userId: number): Promise<FioStorage | null> {
  try {
    const { storage } = await ownData(ports, userId)
    return storage.last_modified === null ? null : storage
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
