import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/RELIABILITY.md', 'utf8')
const [, section = ''] = page.split(/^## Promises$/m)
const promises = section.split(/^## /m)[0]!.split(/^- /m).slice(1)
const testsIn = (text: string) => text.match(/(?<=`)[\w/.-]+\.(?:test|spec)\.ts(?=`)/g) ?? []

test('each promise of reliability names a test that exists', () => {
  expect(promises.length).toBeGreaterThan(6)
  const unproved = promises.filter((text) => !testsIn(text).some((file) => existsSync(file)))
  expect(unproved.map((text) => text.split('**')[1])).toEqual([])
})

test('each fault names a test that exists', () => {
  const [, table = ''] = page.split(/^\| fault \| test \|$/m)
  const rows = table.split('\n\n')[0]!.trim().split('\n').slice(1)
  expect(rows.length).toBeGreaterThan(6)
  const unproved = rows.filter((row) => !/`tests\/\w+`/.test(row) && testsIn(row).length === 0)
  expect(unproved).toEqual([])
})
