import * as v from 'valibot'
import { get } from '../../contract/route.ts'

/** Spreadsheets cannot send headers, so the key may be part of the address. */
const KeyQuery = v.object({ api_key: v.optional(v.string()) })

export const csvExchange = get('/csv/exchange', 'apiKey', 'All exchange rows as CSV', 'text/csv', {
  query: KeyQuery,
})

export const csvMaterial = get('/csv/material', 'apiKey', 'All materials as CSV', 'text/csv', {
  query: KeyQuery,
})

export const csvMaterialIo = get(
  '/csv/user/materialio',
  'apiKey',
  'Daily material flow of all own plans as CSV, with stock and days left',
  'text/csv',
  { query: KeyQuery },
)

export const csvEmpireMaterialIo = get(
  '/csv/user/materialio/:empireUuid',
  'apiKey',
  "Daily material flow of one own empire's plans as CSV",
  'text/csv',
  { query: KeyQuery, failures: [404] },
)
