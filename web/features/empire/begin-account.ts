import { assignEmpires, createCx } from '../../../edge/features/cx/contract.ts'
import { createEmpire } from '../../../edge/features/empires/contract.ts'
import { type Exchange, pricesAt } from '../../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS } from '../../../engine/game/empire.ts'
import { warehouseAt } from '../../../engine/supply/transfer.ts'
import { call } from '../../api/client.ts'
import { FREIGHT_DEFAULTS, setFreight } from '../../session/freight-settings.ts'
import { setPreference } from '../../session/preferences.ts'

export interface Begun {
  empireUuid?: string
  cx?: { exchange: Exchange; uuid: string }
}

/** An empire with the prices of one exchange, both the default of every tool. */
export async function beginAccount(exchange: Exchange, begun: Begun): Promise<void> {
  if (begun.cx?.exchange !== exchange) {
    const { uuid } = await call(createCx, {
      body: {
        name: `${exchange} prices`,
        cx_empire: pricesAt(exchange),
        cx_planets: [],
        ticker_empire: [],
        ticker_planets: [],
      },
    })
    begun.cx = { exchange, uuid }
  }
  const cxUuid = begun.cx.uuid
  begun.empireUuid ??= (
    await call(createEmpire, { body: { ...EMPIRE_DEFAULTS, name: 'My Empire' } })
  ).uuid
  const empireUuid = begun.empireUuid
  await call(assignEmpires, {
    body: [{ cx_uuid: cxUuid, empires: [{ empire_uuid: empireUuid }] }],
  })
  setPreference('defaultEmpireUuid', empireUuid)
  setPreference('defaultCXUuid', cxUuid)
  const warehouse = warehouseAt(exchange)
  if (warehouse) setPreference('burnOrigin', warehouse)
  setFreight(undefined, FREIGHT_DEFAULTS, { exchange })
}
