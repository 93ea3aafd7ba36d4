import * as v from 'valibot'
import { defineRoute } from '../../contract/route.ts'

/** Spreadsheets cannot send headers, so the key may be part of the address. */
const KeyQuery = v.object({ api_key: v.optional(v.string()) })

export const csvExchange = defineRoute({
  method: 'GET',
  path: '/csv/exchange',
  access: 'apiKey',
  summary: 'All exchange rows as CSV',
  query: KeyQuery,
  answer: 'text/csv',
})

export const csvMaterial = defineRoute({
  method: 'GET',
  path: '/csv/material',
  access: 'apiKey',
  summary: 'All materials as CSV',
  query: KeyQuery,
  answer: 'text/csv',
})

export const csvMaterialIo = defineRoute({
  method: 'GET',
  path: '/csv/user/materialio',
  access: 'apiKey',
  summary: 'Daily material flow of all own plans as CSV, with stock and days left',
  query: KeyQuery,
  answer: 'text/csv',
})

export const csvEmpireMaterialIo = defineRoute({
  method: 'GET',
  path: '/csv/user/materialio/:empireUuid',
  access: 'apiKey',
  summary: "Daily material flow of one own empire's plans as CSV",
  query: KeyQuery,
  answer: 'text/csv',
  failures: [404],
})
