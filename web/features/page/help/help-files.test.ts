import { expect, test } from 'vitest'
import { loadHelp } from './help-files.ts'

test('a help text is loaded by its name, and an unknown one is refused', async () => {
  expect(await loadHelp('keys')).toContain('# Keys')
  await expect(loadHelp('nothing')).rejects.toThrow('No help text nothing')
})
