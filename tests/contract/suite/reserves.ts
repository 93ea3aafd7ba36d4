import { describe, expect, test } from 'vitest'
import { MAX_RESERVES, type ReserveWrite } from '../../../engine/game/reserve.ts'
import { RESERVE } from '../../../scripts/stage/samples.ts'
import type { Caller } from '../caller.ts'
import { newPerson, type Stage } from '../stage.ts'

export function reservesSuite(stage: Stage): void {
  const put = (who: Caller, condition: string, body: ReserveWrite = RESERVE) =>
    who.ok('putReserve', { params: { condition }, body })

  describe('reserves', () => {
    test('are listed, changed in place, and freed', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      expect(await amy.ok('listReserves')).toEqual([])
      expect(await put(amy, 'a')).toEqual({ condition: 'a', ...RESERVE })
      await put(amy, 'b', { ...RESERVE, amount: 0.5 })
      await put(amy, 'a', { ...RESERVE, amount: 7, place: 'HRT' })
      expect(await amy.ok('listReserves')).toEqual([
        { condition: 'a', ...RESERVE, amount: 7, place: 'HRT' },
        { condition: 'b', ...RESERVE, amount: 0.5 },
      ])
      await amy.ok('deleteReserve', { params: { condition: 'a' } })
      expect(await amy.ok('listReserves')).toHaveLength(1)
      await amy.fails(404, 'deleteReserve', { params: { condition: 'a' } })
    })

    test('nobody sees or frees those of another, whose condition they may even share', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      await put(amy, 'shared')
      await stage.bob.fails(404, 'deleteReserve', { params: { condition: 'shared' } })
      await put(stage.bob, 'shared', { ...RESERVE, amount: 1 })
      await stage.bob.ok('deleteReserve', { params: { condition: 'shared' } })
      expect(await amy.ok('listReserves')).toEqual([{ condition: 'shared', ...RESERVE }])
    })

    test('there are so many and no more; a full account can still change and free', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      for (let n = 0; n < MAX_RESERVES; n++) await put(amy, `c${n}`)
      const more = { params: { condition: 'more' }, body: RESERVE }
      expect(await amy.fails(409, 'putReserve', more)).toMatchObject({
        detail: '200 reserves is the maximum. Free one first.',
      })
      await put(amy, 'c0', { ...RESERVE, amount: 2 })
      await amy.ok('deleteReserve', { params: { condition: 'c1' } })
      await amy.ok('putReserve', more)
    })

    test.each([
      ['amount', { ...RESERVE, amount: 0 }],
      ['amount', { ...RESERVE, amount: -3 }],
      ['amount', { ...RESERVE, amount: 1e12 }],
      ['ticker', { ...RESERVE, ticker: 'no such' }],
      ['place', { ...RESERVE, place: '' }],
      ['place', { ...RESERVE, place: 'x'.repeat(65) }],
      ['contract', { ...RESERVE, contract: '../../etc' }],
    ])('a wrong %s is named, and nothing is kept', async (path, body) => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const params = { condition: 'a' }
      const failure = await amy.fails(422, 'putReserve', { params, body: body as ReserveWrite })
      expect(failure).toMatchObject({ issues: [{ path }] })
      expect(await amy.ok('listReserves')).toEqual([])
    })

    test('what is no id of a condition is none', async () => {
      const params = { condition: 'x'.repeat(65) }
      await stage.alice.fails(404, 'putReserve', { params, body: RESERVE })
    })
  })
}
