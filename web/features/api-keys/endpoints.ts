export interface Endpoint {
  path: string
  summary: string
  columns: readonly string[]
}

const FLOW_COLUMNS = [
  'PLANET',
  'PLAN',
  'TICKER',
  'INPUT',
  'OUTPUT',
  'DELTA',
  'STORAGE',
  'BURN',
  'PLAN_NAME',
]

export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: '/csv/exchange',
    summary: 'Every material at every exchange, with the 7 and 30 day averages.',
    columns: [
      'TICKER.EXCHANGECODE',
      'TICKER',
      'EXCHANGECODE',
      'ASK',
      'BID',
      'AVG',
      'SUPPLY',
      'DEMAND',
      'TRADED',
    ],
  },
  {
    path: '/csv/material',
    summary: 'Every material with its category, weight and volume.',
    columns: ['TICKER', 'NAME', 'MATERIALID', 'CATEGORYID', 'CATEGORYNAME', 'WEIGHT', 'VOLUME'],
  },
  {
    path: '/csv/user/materialio',
    summary:
      'What all your plans make and need a day, with your stock. As of the last save of each plan.',
    columns: FLOW_COLUMNS,
  },
  {
    path: '/csv/user/materialio/{empireUuid}/',
    summary: 'The same for the plans of one empire.',
    columns: FLOW_COLUMNS,
  },
]

/** An address to paste into a spreadsheet; braces and the key's place stay readable where they are not filled in. */
export function exampleAddress(
  path: string,
  {
    origin,
    apiKey,
    empireUuid,
  }: { origin: string; apiKey?: string | undefined; empireUuid?: string | undefined },
): string {
  const filled = path.replace('{empireUuid}', empireUuid ?? '{empireUuid}')
  return `${origin}/api/v1${filled}?api_key=${apiKey === undefined ? 'YOUR_KEY' : encodeURIComponent(apiKey)}`
}
