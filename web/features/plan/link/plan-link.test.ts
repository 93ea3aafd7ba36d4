import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CxData } from '../../../../engine/game/cx.ts'
import { blankPlan } from '../../../../engine/plan/blank.ts'
import { linkText, writtenLink } from '../../../../engine/portable/plan-link.ts'
import { MAX_PACKED, packed } from './pack.ts'
import { readPlanLink } from './plan-link.ts'

const PLAN = {
  ...blankPlan({ PlanetNaturalId: 'UV-351a', COGCProgramActive: null }),
  name: 'Farm – 农场',
  buildings: [
    { name: 'FRM', amount: 4, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
  ],
}
const EMPIRE = { faction: 'MORIA' as const, permits_used: 3, permits_total: 8 }
const CX: CxData = {
  name: 'Prices',
  cx_empire: [{ type: 'BOTH', exchange: 'PP7D_AI1' }],
  cx_planets: [],
  ticker_empire: [{ ticker: 'DW', type: 'BOTH', value: 72.5 }],
  ticker_planets: [],
}
const linked = writtenLink(PLAN, EMPIRE, CX)
const hashOf = async (text: string) => (await packed(text)) ?? ''
const wordsOf = async (hash: string) => {
  const read = await readPlanLink(hash)
  return read.ok ? '' : read.why
}

describe('a plan in a link', () => {
  test('comes back whole, with the empire and the prices that were put in', async () => {
    const hash = await hashOf(linkText(linked))
    expect(hash).toMatch(/^1\.[\w-]+$/)
    expect(await readPlanLink(`#${hash}`)).toEqual({ ok: true, linked })
  })

  test('needs neither; a plan without a name has that of its planet', async () => {
    const bare = writtenLink({ ...PLAN, name: ' ' }, undefined, undefined)
    expect(await readPlanLink(await hashOf(linkText(bare)))).toEqual({ ok: true, linked: bare })
    expect(bare.plan.name).toBe('UV-351a')
  })

  test('of a plan before versions is read', async () => {
    const { version: _, ...plan } = linked.plan
    expect(await readPlanLink(await hashOf(JSON.stringify({ version: 1, plan })))).toMatchObject({
      ok: true,
      linked: { plan: { name: PLAN.name } },
    })
  })

  test('that would be too long is none', async () => {
    const noise = Array.from({ length: 30_000 }, (_, n) => ((n * 7919) % 65_521).toString(36))
    expect(await packed(noise.join(''))).toBeNull()
    expect(await packed('a'.repeat(300_000))).toBeNull()
  })

  test.each([
    ['nothing', '', 'There is no plan in this link.'],
    ['other text', 'section-2', 'The link is damaged'],
    ['a newer kind', '7.AAAA', 'A newer version of Perigee made this link'],
    ['more than an address may hold', `1.${'A'.repeat(MAX_PACKED)}`, 'longer than any'],
    ['what is left of a far longer one', 'too-long', 'longer than any'],
    ['other characters', '1.<script>', 'The link is damaged'],
    ['no deflate', '1.AAAAAAAA', 'The link is damaged'],
  ])('%s is refused in words', async (_, hash, words) => {
    expect(await wordsOf(hash)).toContain(words)
  })

  test('a few kilobytes that unpack to gigabytes are refused after a quarter of a megabyte', async () => {
    const bomb = deflateRawSync(Buffer.alloc(8_000_000)).toString('base64url')
    expect(bomb.length).toBeLessThan(MAX_PACKED)
    expect(await wordsOf(`1.${bomb}`)).toBe('The link holds more than a plan can be.')
  })

  test.each([
    ['no JSON', 'plan', 'The link is damaged'],
    ['a list', '[]', 'There is no plan'],
    ['no plan', '{"version":1}', 'cannot be read. plan'],
    ['a newer link', '{"version":2}', 'A newer version'],
    [
      'a newer plan',
      JSON.stringify({ version: 1, plan: { ...linked.plan, version: 99 } }),
      'newer version of Perigee',
    ],
    [
      'a plan that breaks a rule',
      JSON.stringify({ version: 1, plan: { ...linked.plan, permits_used: -1 } }),
      'plan.permits_used',
    ],
  ])('%s inside is refused in words', async (_, text, words) => {
    expect(await wordsOf(await hashOf(text))).toContain(words)
  })

  test('whatever stands after the # ends in a plan or in words', async () => {
    const anyText = fc.oneof(fc.string(), fc.json().map(String), fc.string({ unit: 'binary' }))
    await fc.assert(
      fc.asyncProperty(anyText, fc.boolean(), async (text, isPacked) => {
        const words = await wordsOf(isPacked ? await hashOf(text) : text)
        expect(words).toMatch(/\S/)
      }),
    )
  })

  test('a damaged link ends in a plan or in words of bounded length', async () => {
    const hash = await hashOf(linkText(linked))
    await fc.assert(
      fc.asyncProperty(fc.nat(hash.length - 1), fc.nat(255), async (at, letter) => {
        const damaged = hash.slice(0, at) + String.fromCharCode(letter) + hash.slice(at + 1)
        const read = await readPlanLink(damaged)
        if (read.ok) expect(typeof read.linked.plan.name).toBe('string')
        else expect(read.why.length).toBeLessThan(400)
      }),
    )
  })
})
