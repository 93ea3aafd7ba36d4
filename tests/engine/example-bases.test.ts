import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ruleTable } from './example-bases.ts'

test('docs/engine.md shows how much the rule books differ on the example bases', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/engine.md'), 'utf8')
  for (const row of ruleTable()) expect(page).toContain(row)
})
