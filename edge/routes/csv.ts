import { csvResponse } from '../csv/stream.ts'
import { EXCHANGE_TABLE, MATERIAL_IO_TABLE, MATERIAL_TABLE, withStock } from '../csv/tables.ts'
import { notFound } from '../errors.ts'
import type { Handlers } from '../http/handle.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { materialIoRepo } from '../repo/materialio.ts'

export const csvHandlers = {
  async csvExchange({ ports }) {
    return csvResponse(EXCHANGE_TABLE, await gamedataRepo(ports.db).list('exchanges'))
  },

  async csvMaterial({ ports }) {
    return csvResponse(MATERIAL_TABLE, await gamedataRepo(ports.db).list('materials'))
  },

  async csvMaterialIo({ user, ports }) {
    const flows = await materialIoRepo(ports.db).listAll(user.id)
    return csvResponse(MATERIAL_IO_TABLE, withStock(flows, null))
  },

  async csvEmpireMaterialIo({ user, params, ports }) {
    const flows = await materialIoRepo(ports.db).listOfEmpire(user.id, params.empireUuid)
    if (!flows) throw notFound('There is no such empire.')
    return csvResponse(MATERIAL_IO_TABLE, withStock(flows, null))
  },
} satisfies Handlers
