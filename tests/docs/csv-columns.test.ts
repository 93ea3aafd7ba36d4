import { expect, test } from 'vitest'
import { FLOW_COLUMNS } from '../../edge/features/csv/flow-sheet.ts'
import { EXCHANGE_TABLE, MATERIAL_TABLE } from '../../edge/features/csv/tables.ts'
import { ENDPOINTS } from '../../web/features/api-keys/endpoints.ts'

test('the API page names the columns that the sheets have, in their order', () => {
  const shown = Object.fromEntries(ENDPOINTS.map(({ path, columns }) => [path, columns]))
  expect(shown).toEqual({
    '/csv/exchange': Object.keys(EXCHANGE_TABLE),
    '/csv/material': Object.keys(MATERIAL_TABLE),
    '/csv/user/materialio': FLOW_COLUMNS,
    '/csv/user/materialio/{empireUuid}/': FLOW_COLUMNS,
  })
})
