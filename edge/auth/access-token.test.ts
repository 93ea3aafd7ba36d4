import { expect, test } from 'vitest'
import { deriveSecrets } from '../crypto/secrets.ts'
import { issueAccessToken, verifyAccessToken } from './access-token.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const QUARTER_HOUR = 15 * 60_000

test('a token that was good before ends on time, and is nobody else’s', async () => {
  const [secrets, others] = await Promise.all([
    deriveSecrets('one'.repeat(11)),
    deriveSecrets('another'.repeat(5)),
  ])
  const token = issueAccessToken({ secrets, clock: () => NOW }, 7, 'session')
  for (let look = 0; look < 2; look++)
    expect(verifyAccessToken(secrets, NOW, token)).toMatchObject({ sub: 7, sid: 'session' })
  expect(verifyAccessToken(others, NOW, token)).toBeNull()
  const [header, payload, signature] = token.split('.')
  const altered = `${header}.${payload}.${signature!.slice(0, -2)}AA`
  expect(verifyAccessToken(secrets, NOW, altered)).toBeNull()
  for (let look = 0; look < 2; look++)
    expect(verifyAccessToken(secrets, NOW + QUARTER_HOUR, token)).toBe('expired')
})

test('more tokens than are remembered are all verified', async () => {
  const secrets = await deriveSecrets('many'.repeat(8))
  const tokens = Array.from({ length: 2100 }, (_, n) =>
    issueAccessToken({ secrets, clock: () => NOW }, n, 'session'),
  )
  for (const [n, token] of [...tokens, ...tokens].entries())
    expect(verifyAccessToken(secrets, NOW, token)).toMatchObject({ sub: n % tokens.length })
})
