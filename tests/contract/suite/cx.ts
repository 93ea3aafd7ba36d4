import { describe, expect, test } from 'vitest'
import { CX_PER_USER } from '../../../edge/features/cx/contract.ts'
import { cxData, empireWrite, NOBODYS_UUID } from '../../../scripts/stage/samples.ts'
import type { Stage } from '../stage.ts'

export function cxSuite(stage: Stage): void {
  describe('CX', () => {
    test('a created CX is answered whole, and again by the list', async () => {
      const { alice } = stage
      const body = cxData({ name: 'Fresh' })
      const cx = await alice.ok('createCx', { body })
      expect(cx).toEqual({ uuid: cx.uuid, name: 'Fresh', empires: [], cx_data: body })
      expect(await alice.ok('listCx')).toContainEqual(cx)
    })

    test('own prices for both sides of every material are stored, everywhere and on some planets', async () => {
      const { alice } = stage
      const prices = (await alice.ok('listMaterials')).flatMap(({ Ticker: ticker }, place) => [
        { ticker, type: 'BUY' as const, value: 1234.56 + place },
        { ticker, type: 'SELL' as const, value: 1034.56 + place },
      ])
      const planets = ['OT-580b', 'UV-351a', 'KW-688c', 'VH-331a']
      const body = cxData({
        ticker_empire: prices,
        ticker_planets: planets.map((planet) => ({ planet, preferences: prices })),
      })
      expect(JSON.stringify(body).length).toBeGreaterThan(128 * 1024)
      const cx = await alice.ok('createCx', { body })
      expect(await alice.ok('updateCx', { params: { uuid: cx.uuid }, body })).toEqual(body)
    })

    test('a whole cx_data is stored, and its name renames the CX', async () => {
      const { alice } = stage
      const { uuid } = await alice.ok('createCx', { body: cxData() })
      const change = cxData({
        name: 'Renamed',
        cx_empire: [
          { type: 'BUY', exchange: 'AI1_BUY' },
          { type: 'SELL', exchange: 'PP30D_UNIVERSE' },
        ],
        cx_planets: [
          { planet: 'OT-580b', preferences: [{ type: 'BOTH', exchange: 'PP7D_CI2' }] },
          { planet: 'UV-351a', preferences: [] },
        ],
        ticker_empire: [
          { ticker: 'RAT', type: 'BUY', value: 100.5 },
          { ticker: 'RAT', type: 'SELL', value: 0 },
          { ticker: 'DW', type: 'BOTH', value: 70 },
        ],
        ticker_planets: [
          { planet: 'OT-580b', preferences: [{ ticker: 'DW', type: 'SELL', value: 1 }] },
        ],
      })
      expect(await alice.ok('updateCx', { params: { uuid }, body: change })).toEqual(change)
      const stored = (await alice.ok('listCx')).find((cx) => cx.uuid === uuid)
      expect(stored).toEqual({ uuid, name: 'Renamed', empires: [], cx_data: change })
    })

    const buy = { type: 'BUY', exchange: 'AI1_BUY' } as const
    const both = { type: 'BOTH', exchange: 'AI1_AVG' } as const
    const dear = { ticker: 'RAT', type: 'BUY', value: 1 } as const
    test.each([
      ['two of one type', { cx_empire: [buy, buy] }],
      ['BOTH beside BUY', { cx_empire: [both, buy] }],
      ['BOTH beside BUY on a planet', { cx_planets: [{ planet: 'X', preferences: [buy, both] }] }],
      ['two of one type for a material', { ticker_empire: [dear, { ...dear, value: 2 }] }],
      ['BOTH beside BUY for a material', { ticker_empire: [dear, { ...dear, type: 'BOTH' }] }],
      [
        'BOTH beside BUY for a material on a planet',
        { ticker_planets: [{ planet: 'X', preferences: [dear, { ...dear, type: 'BOTH' }] }] },
      ],
      ['a negative value', { ticker_empire: [{ ...dear, value: -0.01 }] }],
      ['an exchange that is none', { cx_empire: [{ type: 'BUY', exchange: 'XX1_BUY' }] }],
      ['an empty name', { name: '' }],
    ])('%s is refused, on creation and on change', async (_, wrong) => {
      const { alice } = stage
      const { uuid } = await alice.ok('createCx', { body: cxData({ name: 'Kept' }) })
      const body = { ...cxData(), ...wrong }
      await alice.fails(422, 'createCx', { body })
      await alice.fails(422, 'updateCx', { params: { uuid }, body })
      const stored = (await alice.ok('listCx')).find((cx) => cx.uuid === uuid)
      expect(stored?.cx_data).toEqual(cxData({ name: 'Kept' }))
    })

    test('an empire has one CX at most: the last assignment wins', async () => {
      const { alice } = stage
      const [left, right] = [
        await alice.ok('createCx', { body: cxData({ name: 'Left' }) }),
        await alice.ok('createCx', { body: cxData({ name: 'Right' }) }),
      ]
      const { uuid: empire_uuid } = await alice.ok('createEmpire', { body: empireWrite() })
      const assign = async (...pairs: [string, string[]][]) => {
        const all = await alice.ok('assignEmpires', {
          body: pairs.map(([cx_uuid, empires]) => ({
            cx_uuid,
            empires: empires.map((e) => ({ empire_uuid: e })),
          })),
        })
        expect(await alice.ok('listCx')).toEqual(all)
        const empiresOf = (uuid: string) =>
          all.find((cx) => cx.uuid === uuid)?.empires.map((e) => e.uuid)
        return { left: empiresOf(left.uuid), right: empiresOf(right.uuid) }
      }
      expect(await assign([left.uuid, [empire_uuid]])).toEqual({ left: [empire_uuid], right: [] })
      expect(await assign([right.uuid, [empire_uuid]])).toEqual({ left: [], right: [empire_uuid] })
      expect(await assign([right.uuid, [empire_uuid]], [left.uuid, [empire_uuid]])).toEqual({
        left: [empire_uuid],
        right: [],
      })
      expect(await assign([left.uuid, []])).toEqual({ left: [], right: [] })
    })

    test('the empires of a CX come in their list form, and outlive it', async () => {
      const { alice } = stage
      const cx = await alice.ok('createCx', { body: cxData() })
      const { uuid } = await alice.ok('createEmpire', { body: empireWrite({ name: 'Outlives' }) })
      const all = await alice.ok('assignEmpires', {
        body: [{ cx_uuid: cx.uuid, empires: [{ empire_uuid: uuid }] }],
      })
      const listed = (await alice.ok('listEmpires')).find((e) => e.uuid === uuid)
      expect(all.find((c) => c.uuid === cx.uuid)?.empires).toEqual([listed])
      expect(await alice.ok('deleteCx', { params: { uuid: cx.uuid } })).toBe(true)
      await alice.fails(404, 'deleteCx', { params: { uuid: cx.uuid } })
      expect((await alice.ok('listEmpires')).find((e) => e.uuid === uuid)).toEqual(listed)
    })

    test("junctions with one unknown or somebody else's name change nothing", async () => {
      const { alice, bob } = stage
      const cx = await alice.ok('createCx', { body: cxData() })
      const empire = await alice.ok('createEmpire', { body: empireWrite() })
      const mine = { cx_uuid: cx.uuid, empires: [{ empire_uuid: empire.uuid }] }
      const before = await alice.ok('assignEmpires', { body: [mine] })
      const foreignCx = await bob.ok('createCx', { body: cxData() })
      const foreignEmpire = await bob.ok('createEmpire', { body: empireWrite() })
      for (const body of [
        [
          { ...mine, empires: [] },
          { cx_uuid: NOBODYS_UUID, empires: [] },
        ],
        [
          { ...mine, empires: [] },
          { ...mine, cx_uuid: foreignCx.uuid },
        ],
        [{ ...mine, empires: [{ empire_uuid: foreignEmpire.uuid }] }],
        [{ ...mine, empires: [{ empire_uuid: NOBODYS_UUID }] }],
      ])
        await alice.fails(404, 'assignEmpires', { body })
      expect(await alice.ok('listCx')).toEqual(before)
      expect((await bob.ok('listCx')).find((c) => c.uuid === foreignCx.uuid)?.empires).toEqual([])
    })

    test("somebody else's CX answers like one that never was", async () => {
      const { alice, bob } = stage
      const { uuid } = await bob.ok('createCx', { body: cxData({ name: "Bob's" }) })
      for (const call of [
        (at: string) => alice.fails(404, 'updateCx', { params: { uuid: at }, body: cxData() }),
        (at: string) => alice.fails(404, 'deleteCx', { params: { uuid: at } }),
      ])
        expect(await call(uuid)).toEqual(await call(NOBODYS_UUID))
      expect((await bob.ok('listCx')).find((c) => c.uuid === uuid)?.name).toBe("Bob's")
    })

    test(`a person may keep ${CX_PER_USER} CX`, async () => {
      const { carol } = stage
      await Promise.all(
        Array.from({ length: CX_PER_USER }, () => carol.ok('createCx', { body: cxData() })),
      )
      await carol.fails(409, 'createCx', { body: cxData() })
      expect(await carol.ok('listCx')).toHaveLength(CX_PER_USER)
    })
  })
}
