import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { storedMaps } from './stored-maps.ts'

const SOURCE = `interface Row { ticker: string }

export function tickerOf(row: Row): string {
  return row.ticker.trim()
}
`

test('a frame of a built file is read back to its line in the sources, any other stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-maps-'))
  const { code, map } = await transformWithOxc(SOURCE, '../../web/rows.ts', { sourcemap: true })
  await writeFile(join(folder, 'rows-a1.js.map'), JSON.stringify(map))
  const lines = code.split('\n')
  const line = lines.findIndex((text) => text.includes('trim'))
  const column = lines[line]!.indexOf('row.ticker') + 1
  const mapped = storedMaps(['/nowhere', folder])
  expect(await mapped(`tickerOf rows-a1.js:${line + 1}:${column}`)).toMatch(
    /^tickerOf \S*rows\.ts:4:\d+$/,
  )
  expect(await mapped('x other.js:1:2')).toBe('x other.js:1:2')
  await rm(folder, { recursive: true })
})
