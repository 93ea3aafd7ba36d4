import type { FioStorage } from '../../engine/model/fio.ts'
import { csvResponse } from '../csv/stream.ts'
import { EXCHANGE_TABLE, MATERIAL_IO_TABLE, MATERIAL_TABLE, withStock } from '../csv/tables.ts'
import { HttpError, notFound } from '../errors.ts'
import { ownData } from '../guests/own-data.ts'
import type { Handlers } from '../http/handle.ts'
import type { Ports } from '../ports.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { materialIoRepo } from '../repo/materialio.ts'

export const csvHandlers = {
  async csvExchange(call) {
    return csvResponse(call, EXCHANGE_TABLE, await gamedataRepo(call.ports.db).list('exchanges'))
  },

  async csvMaterial(call) {
    return csvResponse(call, MATERIAL_TABLE, await gamedataRepo(call.ports.db).list('materials'))
  },

  async csvMaterialIo(call) {
    const { user, ports } = call
    const flows = materialIoRepo(ports.db).listAll(user.id)
    return csvResponse(call, MATERIAL_IO_TABLE, withStock(flows, await stockOf(ports, user.id)))
  },

  async csvEmpireMaterialIo(call) {
    const { user, params, ports } = call
    const flows = await materialIoRepo(ports.db).listOfEmpire(user.id, params.empireUuid)
    if (!flows) throw notFound('There is no such empire.')
    return csvResponse(call, MATERIAL_IO_TABLE, withStock(flows, await stockOf(ports, user.id)))
  },
} satisfies Handlers

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
