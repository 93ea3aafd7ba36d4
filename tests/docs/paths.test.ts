import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')
const PAGES = ['', 'docs', 'docs/web'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
)
const ROOMS = 'bench edge engine migrations scripts storage tests web workers'.split(' ')
const FILES = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${room}/${file}`,
  ),
)
/** A path below a room, or the name of a source file wherever it is. */
const SOURCE = new RegExp(
  `\`([\\w/.$-]+\\.(?:tsx?|mjs|css|sql)|(?:${ROOMS.join('|')})/[\\w/.$-]+)\``,
  'g',
)

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

  test('names commands that exist', () => {
    const scripts = Object.keys(packageJson.scripts)
    expect(scripts).toEqual(expect.arrayContaining(found(/npm run ([\w:]+)/g)))
  })

  test('names files that exist', () => {
    const isThere = (name: string) =>
      existsSync(join(ROOT, name)) || FILES.some((file) => file.endsWith(`/${name}`))
    expect(found(SOURCE).filter((name) => !isThere(name))).toEqual([])
  })

  test('links to pages that exist', () => {
    const links = found(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)
    const missing = links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))
    expect(missing).toEqual([])
  })
})

/** Rows of tables and lines of code cannot be broken. The record of changes is not a page that is read through. */
test.each(PAGES.filter((page) => page !== 'CHANGELOG.md'))('%s has short lines', (page) => {
  const prose = readFileSync(join(ROOT, page), 'utf8').replaceAll(/^(```+)[\s\S]*?^\1|^\|.*/gm, '')
  expect(prose.split('\n').filter((line) => line.length > 160)).toEqual([])
})

describe('comments', () => {
  const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/\w])\/\/[^\n]*|^--[^\n]*/gm
  /** A migration is never edited, so its comments name files as they were called then. */
  const WRITTEN_ONCE = ['/migrations/0018_history_days.sql: engine/history/encoding.ts']
  const NAMED = /[\w/.$-]*[\w$-]\.(?:tsx?|mjs|css|sql|md)\b/g

  test('name files that exist', () => {
    const missing = FILES.filter((file) => /\.(tsx?|css|mjs|sql)$/.test(file)).flatMap((file) => {
      const comments = readFileSync(join(ROOT, file), 'utf8').match(COMMENT) ?? []
      const names = comments.join('\n').match(NAMED) ?? []
      return names
        .map((name) => name.replace(/^[./]+/, ''))
        .filter(
          (name) => !existsSync(join(ROOT, name)) && !FILES.some((f) => f.endsWith(`/${name}`)),
        )
        .map((name) => `${file}: ${name}`)
    })
    expect(missing).toEqual(WRITTEN_ONCE)
  })
})
