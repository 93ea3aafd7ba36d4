import { describe, expect, test } from 'vitest'
import { lineMark, MOST_PUT_AWAY, type PutAway } from '../../../engine/game/put-away.ts'
import { PUT_AWAY } from '../../../scripts/stage/samples.ts'
import type { Caller } from '../caller.ts'
import { newPerson, type Stage } from '../stage.ts'

export function putAwaySuite(stage: Stage): void {
  const put = (who: Caller, card: string, body: Omit<PutAway, 'card'> = PUT_AWAY) =>
    who.ok('putAwayCard', { params: { card }, body })

  describe('cards of Today', () => {
    test('are put away, changed in place, and brought back', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      expect(await amy.ok('listPutAway')).toEqual([])
      expect(await put(amy, 'base UV-351a')).toEqual({ card: 'base UV-351a', ...PUT_AWAY })
      await put(amy, 'base UV-351a', { ...PUT_AWAY, state: 'snoozed', lines: [] })
      expect(await amy.ok('listPutAway')).toEqual([
        { card: 'base UV-351a', ...PUT_AWAY, state: 'snoozed', lines: [] },
      ])
      await amy.ok('bringBackCard', { params: { card: 'base UV-351a' } })
      expect(await amy.ok('listPutAway')).toEqual([])
      await amy.fails(404, 'bringBackCard', { params: { card: 'base UV-351a' } })
    })

    test('of another player stay as they are', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      await put(amy, 'ships')
      await stage.bob.fails(404, 'bringBackCard', { params: { card: 'ships' } })
      await put(stage.bob, 'ships', { ...PUT_AWAY, state: 'snoozed' })
      await stage.bob.ok('bringBackCard', { params: { card: 'ships' } })
      expect(await amy.ok('listPutAway')).toEqual([{ card: 'ships', ...PUT_AWAY }])
    })

    test('are at most so many; one whose time is over makes room', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      await put(amy, 'old', { ...PUT_AWAY, until: 1 })
      for (let n = 0; n < MOST_PUT_AWAY; n += 5)
        await Promise.all(Array.from({ length: 5 }, (_, m) => put(amy, `base ${n + m}`)))
      const more = { params: { card: 'more' }, body: PUT_AWAY }
      expect(await amy.fails(409, 'putAwayCard', more)).toMatchObject({
        detail: `At most ${MOST_PUT_AWAY} cards can be put away.`,
      })
      await put(amy, 'base 0', { ...PUT_AWAY, state: 'snoozed' })
    })

    test.each([
      ['state', { ...PUT_AWAY, state: 'gone' }],
      ['until', { ...PUT_AWAY, until: -1 }],
      ['until', { ...PUT_AWAY, until: 0.5 }],
      ['lines.0', { ...PUT_AWAY, lines: ['runs out UV-351a'] }],
      ['lines', { ...PUT_AWAY, lines: Array.from({ length: 301 }, () => PUT_AWAY.lines[0]) }],
    ])('a wrong %s is named, and nothing is kept', async (path, body) => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const failure = await amy.fails(422, 'putAwayCard', {
        params: { card: 'ships' },
        body: body as Omit<PutAway, 'card'>,
      })
      expect(failure).toMatchObject({ issues: [{ path }] })
      expect(await amy.ok('listPutAway')).toEqual([])
    })

    test('of a page that is still open from before keep hashes of their lines', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const keys = ['runs out UV-351a', `queue ${'x'.repeat(150)}`]
      await put(amy, 'ships', { ...PUT_AWAY, lines: keys.map((key) => `1 ${key}`) })
      const lines = keys.map((key) => lineMark(1, key))
      expect(await amy.ok('listPutAway')).toEqual([{ card: 'ships', ...PUT_AWAY, lines }])
    })

    test('a key that is too long names no card', async () => {
      const params = { card: 'x'.repeat(161) }
      await stage.alice.fails(404, 'putAwayCard', { params, body: PUT_AWAY })
    })
  })
}
