import { UUID_REGEX } from 'valibot'
import { expect, test } from 'vitest'
import { MAX_READ_LENGTH } from '../../../edge/contract/plain-message.ts'
import { collectExpressions } from './collect.ts'
import { growthOf, worstText } from './worst-text.ts'

/** What reaches the expressions of this file is cut first, so its steps are counted at that length. */
const CUT = 'edge/contract/plain-message.ts'
/** A few times the square of the length. */
const MOST_CUT_STEPS = 8 * MAX_READ_LENGTH ** 2

/** Slow with long texts, but read nothing that a caller sent. */
const OUR_OWN_TEXTS = [
  'edge/db/statements.ts', // our migrations
  'edge/settings.ts', // the operator's environment
  'edge/features/sharing/page-handler.ts /\\s*<', // the app.html of the build
]

const { written, built } = collectExpressions(['edge', 'engine'])
const isOurs = ({ name }: { name: string }) => OUR_OWN_TEXTS.some((own) => name.startsWith(own))
const cut = written.filter(({ file }) => file === CUT)
const reached = [
  ...written.filter((one) => !isOurs(one) && one.file !== CUT),
  { name: 'valibot uuid', pattern: UUID_REGEX },
]

test.each(reached)(
  '$name takes no more steps than its worst text is long, a few times',
  ({ pattern }) => {
    expect(growthOf(pattern)).toMatchObject({ isSteady: true })
  },
)

test.each(cut)('$name takes few steps with the worst text as long as it may be', ({ pattern }) => {
  const { steps, text } = worstText(pattern, MAX_READ_LENGTH, MOST_CUT_STEPS)
  expect(steps, JSON.stringify(text)).toBeLessThan(MOST_CUT_STEPS)
})

test.each(OUR_OWN_TEXTS)('%s has an expression that is slow, and so has to be listed', (name) => {
  const listed = written.filter((one) => one.name.startsWith(name))
  expect(listed.map(({ pattern }) => growthOf(pattern).isSteady)).toContain(false)
})

test('expressions are built from text in two places, both from constants', () => {
  expect(built).toEqual(['edge/contract/account-names.ts', 'edge/http/routing.ts'])
})
