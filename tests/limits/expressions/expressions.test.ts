import { UUID_REGEX } from 'valibot'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../../edge/config.ts'
import { MAX_READ_LENGTH } from '../../../edge/contract/plain-message.ts'
import { slowness } from '../slowness.ts'
import { collectExpressions } from './collect.ts'
import { worstText } from './worst-text.ts'

/** As much as a turn of the event loop may take. */
const MAX_MS = 20
const LARGEST_BODY = Math.max(...Object.values(DEFAULT_CONFIG.bodyBytes))

/** What reaches the expressions of these files is cut first. */
const LONGEST: Record<string, number> = { 'edge/contract/plain-message.ts': MAX_READ_LENGTH }

/** Slow with long texts, but read nothing that a caller sent. */
const OUR_OWN_TEXTS = [
  'edge/db/statements.ts', // our migrations
  'edge/settings.ts', // the operator's environment
  'edge/features/sharing/page-handler.ts /\\s*<', // the app.html of the build
]

const { written, built } = collectExpressions(['edge', 'engine'])
const isOurs = ({ name }: { name: string }) => OUR_OWN_TEXTS.some((own) => name.startsWith(own))
const reached = [
  ...written.filter((one) => !isOurs(one)),
  { name: 'valibot uuid', file: '', pattern: UUID_REGEX },
]

test.each(reached)('$name is quick with the worst text for it', ({ file, pattern }) => {
  const { ms, length, text } = worstText(pattern, LONGEST[file] ?? LARGEST_BODY, MAX_MS)
  const onIdleCore = ms < MAX_MS ? ms : ms / slowness()
  expect(onIdleCore, `${length} characters of ${JSON.stringify(text)}`).toBeLessThan(MAX_MS)
})

test.each(OUR_OWN_TEXTS)('%s has an expression that is slow, and so has to be listed', (name) => {
  const listed = written.filter((one) => one.name.startsWith(name))
  const times = listed.map(({ pattern }) => worstText(pattern, LARGEST_BODY, MAX_MS).ms)
  expect(Math.max(...times)).toBeGreaterThan(MAX_MS)
})

test('expressions are built from text in two places, both from constants', () => {
  expect(built).toEqual(['edge/contract/account-names.ts', 'edge/http/routing.ts'])
})
