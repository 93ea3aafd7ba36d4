import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { thirdPartyNotice } from './third-party.ts'

const notice = thirdPartyNotice()

test.each(Object.keys(packageJson.dependencies))('the notice names %s', (name) => {
  expect(notice).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('what is needed in turn is in it, and what only builds the product is not', () => {
  expect(notice).toMatch(/^@tanstack\/query-core \d/m)
  expect(notice).toMatch(/^libsql \d/m)
  expect(notice).not.toMatch(/^vitest \d/m)
})

test('every entry says its licence and where its source is', () => {
  const entries = notice.split(/^-{80}$/m).slice(1)
  for (const entry of entries) {
    expect(entry).toMatch(/^Licence: \S/m)
    expect(entry).toMatch(/^Source: https:\/\//m)
  }
  const elk = entries.find((entry) => entry.includes('\nelkjs '))
  expect(elk).toContain('EPL-2.0')
  expect(elk).toContain('https://github.com/kieler/elkjs')
})
