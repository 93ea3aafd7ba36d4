import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { arbitraryOf } from '../../tests/engine/from-schema.ts'
import { type Cx, CxData } from '../game/cx.ts'
import type { EconomyFile } from '../game/economy-file.ts'
import { type Empire, EmpireWrite } from '../game/empire.ts'
import { EVERYWHERE, FreightSettings, OwnDesign } from '../game/own-fleet.ts'
import { type Plan, PlanData } from '../game/plan.ts'
import { compareEconomy } from './compare.ts'
import { readEconomyFile } from './read.ts'
import { economyFile, type OwnEconomy } from './write.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const plan = (n: number, name: string, planet = 'VH-331a'): Plan => ({
  uuid: id(n),
  name,
  planet_id: planet,
  faction: 'NONE',
  permits_used: 1,
  permits_total: 3,
  override_empire: false,
  baseplanner_data: {
    planet: {
      planetid: planet,
      permits: 1,
      corphq: false,
      cogc: '---',
      experts: [],
      workforce: [],
    },
    infrastructure: [{ building: 'HB1', amount: 2 }],
    buildings: [],
  },
  empires: [],
})
const empire = (n: number, name: string, plans: Plan[]): Empire => ({
  uuid: id(n),
  name,
  faction: 'MORIA',
  permits_used: 1,
  permits_total: 2,
  use_fio_storage: false,
  baseplanners: plans.map(({ uuid, name: planName, planet_id }) => ({
    uuid,
    name: planName,
    planet_id,
  })),
})
const cx = (n: number, name: string, empires: Empire[], price = 0): Cx => ({
  uuid: id(n),
  name,
  empires,
  cx_data: {
    name,
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [{ ticker: 'DW', type: 'BOTH', value: price }],
    ticker_planets: [],
  },
})

const FARM = plan(1, 'Farm')
const MINE = plan(2, 'Mine', 'UV-351a')
const ALPHA = empire(11, 'Alpha', [FARM, MINE])
const OWN: OwnEconomy = { plans: [FARM, MINE], empires: [ALPHA], cx: [cx(21, 'Prices', [ALPHA])] }
const FILE = economyFile(OWN, '2026-11-21T12:00:00.000Z')
const read = (change: (file: typeof FILE) => unknown) =>
  readEconomyFile(JSON.stringify(change(structuredClone(FILE))))
const statuses = (own: OwnEconomy, file = FILE) =>
  compareEconomy(file, own).map(({ name, status }) => `${name} ${status}`)

describe('a file of an economy', () => {
  test('is read as it was written', () => {
    expect(readEconomyFile(JSON.stringify(FILE))).toEqual({ ok: true, file: FILE })
  })

  test('keeps notes and tags, and a plan that lacks them is another state of it', () => {
    const labels = { notes: 'Water first', tags: ['north', 'water'] }
    const own = { ...OWN, plans: [{ ...FARM, ...labels }, MINE] }
    const file = economyFile(own, FILE.exported_at)
    expect(readEconomyFile(JSON.stringify(file))).toEqual({ ok: true, file })
    expect(file.plans[0]).toMatchObject(labels)
    expect(file.plans[0]!.plan).not.toHaveProperty('notes')
    expect(file.plans[1]).not.toHaveProperty('tags')
    expect(statuses(OWN, file)).toContain('Farm changed')
    const reordered = { ...OWN, plans: [{ ...FARM, ...labels, tags: ['water', 'north'] }, MINE] }
    expect(statuses(reordered, file)).toContain('Farm same')
  })

  const MULE = { id: 'd1', name: 'Mule', parts: ['HTE', 'SSL', 'RCT', 'SFL', 'WCB', 'BHP'] }
  const FREIGHT = v.parse(FreightSettings, {
    ships: { d1: 2 },
    rules: { sources: [{ to: 'VH-331a', ticker: 'H2O', from: 'UV-351a' }] },
  })
  const FLEET = {
    designs: [MULE],
    freight: { [ALPHA.uuid]: FREIGHT },
  }
  const withFleet = economyFile({ ...OWN, fleet: FLEET }, FILE.exported_at)

  test('keeps ships and freight, reads files without them, and ignores jumps of older files', () => {
    expect(readEconomyFile(JSON.stringify(withFleet))).toEqual({ ok: true, file: withFleet })
    expect(withFleet.empires[0]!.freight).toEqual(FREIGHT)
    const { ships: _, ...older } = FILE
    const flown_jumps = [{ ship: 'd1', parsecs: 10, seconds: 13_000 }]
    expect(readEconomyFile(JSON.stringify({ ...older, flown_jumps }))).toEqual({
      ok: true,
      file: FILE,
    })
    expect(statuses({ ...OWN, fleet: FLEET }, withFleet)).toEqual([
      ...['Farm same', 'Mine same', 'Alpha same', 'Prices same'],
      ...['Mule same'],
    ])
    expect(statuses(OWN, withFleet)).toEqual([
      ...['Farm same', 'Mine same', 'Alpha changed', 'Prices same'],
      ...['Mule new'],
    ])
  })

  test('another ship of the same number is in conflict, other parts are another state', () => {
    const having = (design: typeof MULE) =>
      statuses({ ...OWN, fleet: { ...FLEET, designs: [design] } }, withFleet)
    expect(having({ ...MULE, name: 'Racer' })).toContain('Mule conflicting')
    expect(having({ ...MULE, parts: ['ENG'] })).toContain('Mule changed')
  })

  test('a ship or freight that is wrong is named', () => {
    const wrong = {
      ...withFleet,
      ships: [{ ...MULE, parts: 'HTE' }, MULE, MULE],
      freight: { ...FREIGHT, fuelShare: 7 },
    }
    expect(readEconomyFile(JSON.stringify(wrong))).toMatchObject({
      ok: false,
      problems: [
        { record: 'Ship 1, Mule', text: expect.stringContaining('parts') },
        { record: 'Ship 3, Mule', text: expect.stringContaining('twice') },
        { record: 'Freight', text: expect.stringContaining('fuelShare') },
      ],
    })
  })

  test('names every bad record, and is read whole or not at all', () => {
    const result = read((file) => {
      file.plans[1]!.plan.planet.permits = 0
      file.empires[0]!.empire.permits_total = 0
      file.cx.push(file.cx[0]!)
      return file
    })
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { record: 'Plan 2, Mine', text: expect.stringContaining('plan.planet.permits') },
        { record: 'Empire 1, Alpha', text: expect.stringContaining('permits_total') },
        { record: 'CX 2, Prices', text: 'uuid: It is in the file twice.' },
      ],
    })
  })

  test('refuses what it names but does not hold, and an empire with two CX', () => {
    expect(read((file) => ({ ...file, plans: [file.plans[0]] }))).toMatchObject({
      ok: false,
      problems: [{ record: 'Empire 1, Alpha', text: `plans: ${id(2)} is no plan of this file.` }],
    })
    expect(
      read((file) => ({ ...file, cx: [...file.cx, { ...file.cx[0], uuid: id(22) }] })),
    ).toMatchObject({
      ok: false,
      problems: [{ record: 'CX 2, Prices', text: expect.stringContaining('at most one') }],
    })
  })

  test.each([
    ['no JSON', 'PLANET,TICKER'],
    ['other JSON', '[]'],
    ['another version', JSON.stringify({ ...FILE, version: 2 })],
  ])('%s is refused', (_, text) => {
    expect(readEconomyFile(text)).toMatchObject({ ok: false, problems: [{ record: 'File' }] })
  })
})

describe('a file beside what the player has', () => {
  test('everything is the same right after the export', () => {
    expect(statuses(OWN)).toEqual(['Farm same', 'Mine same', 'Alpha same', 'Prices same'])
  })

  test('everything is new to somebody who has nothing', () => {
    const nobody = { plans: [], empires: [], cx: [] }
    expect(statuses(nobody)).toEqual(['Farm new', 'Mine new', 'Alpha new', 'Prices new'])
  })

  test('what was imported before under other uuids is the same', () => {
    const farm = plan(31, 'Farm')
    const mine = plan(32, 'Mine', 'UV-351a')
    const alpha = empire(33, 'Alpha', [farm, mine])
    const own = { plans: [mine, farm], empires: [alpha], cx: [cx(34, 'Prices', [alpha])] }
    expect(statuses(own)).toEqual(['Farm same', 'Mine same', 'Alpha same', 'Prices same'])
  })

  test('another content is changed under the same uuid, and in conflict under another', () => {
    const own = {
      plans: [
        { ...FARM, permits_used: 2 },
        { ...plan(9, 'Mine', 'UV-351a'), faction: 'HORTUS' as const },
      ],
      empires: [ALPHA],
      cx: [cx(22, 'Prices', [ALPHA], 5)],
    }
    expect(statuses(own)).toEqual([
      'Farm changed',
      'Mine conflicting',
      'Alpha changed',
      'Prices conflicting',
    ])
  })

  test('an import that was interrupted left records without members: importing again completes them', () => {
    const farm = plan(31, 'Farm')
    const own = { plans: [farm], empires: [empire(33, 'Alpha', [])], cx: [cx(34, 'Prices', [])] }
    expect(statuses(own)).toEqual(['Farm same', 'Mine new', 'Alpha changed', 'Prices changed'])
    const withOneOfTwo = { ...own, empires: [empire(33, 'Alpha', [farm])] }
    expect(statuses(withOneOfTwo)).toContain('Alpha changed')
  })

  test('a namesake that has what the file puts elsewhere is in conflict', () => {
    const farm = plan(31, 'Farm')
    const mine = plan(32, 'Mine', 'UV-351a')
    const file = structuredClone(FILE)
    file.empires[0]!.plans = [FARM.uuid]
    const own = { plans: [farm, mine], empires: [empire(33, 'Alpha', [farm, mine])], cx: [] }
    expect(statuses(own, file)).toContain('Alpha conflicting')
  })

  test('plans of an empire that the file does not know make no difference', () => {
    const extra = plan(5, 'Extra')
    const own = {
      ...OWN,
      plans: [...OWN.plans, extra],
      empires: [empire(11, 'Alpha', [FARM, MINE, extra])],
    }
    expect(statuses(own)).toContain('Alpha same')
  })
})

describe('any economy', () => {
  const uuid = fc.uuid({ version: 4 })
  const planArbitrary = fc
    .tuple(arbitraryOf(PlanData), uuid, fc.stringMatching(/^[a-z][a-z0-9 ]{0,30}[a-z]$/))
    .map(([data, uuidOfPlan, name]): Plan => {
      const { version: _, ...baseplanner_data } = v.parse(PlanData, data)
      return {
        ...plan(1, name, baseplanner_data.planet.planetid),
        uuid: uuidOfPlan,
        baseplanner_data,
      }
    })
  const distinct = <T extends { uuid: string }>(records: fc.Arbitrary<T>) =>
    fc.uniqueArray(records, { maxLength: 4, selector: (record) => record.uuid })
  const economy = fc
    .tuple(
      distinct(planArbitrary),
      distinct(
        fc
          .tuple(uuid, arbitraryOf(EmpireWrite))
          .map(([id, each]) => ({ uuid: id, ...v.parse(EmpireWrite, each) })),
      ),
      distinct(
        fc
          .tuple(uuid, arbitraryOf(CxData))
          .map(([id, cx_data]) => ({ uuid: id, cx_data: v.parse(CxData, cx_data) })),
      ),
      fc.infiniteStream(fc.boolean()),
      fc.record({
        designs: fc.uniqueArray(arbitraryOf(OwnDesign) as fc.Arbitrary<OwnDesign>, {
          maxLength: 3,
          selector: ({ id }) => id,
        }),
        freight: fc.array(arbitraryOf(FreightSettings), { minLength: 5, maxLength: 5 }),
      }),
    )
    .map(([plans, empires, all, coin, fleet]): OwnEconomy => {
      const isIn = () => coin.next().value
      const ownEmpires = empires.map((each) => ({
        ...each,
        baseplanners: plans
          .filter(isIn)
          .map(({ uuid: id, name, planet_id }) => ({ uuid: id, name, planet_id })),
      }))
      const cxOf = ownEmpires.map(() => (isIn() ? 0 : 1))
      const settings = fleet.freight.map((each) => v.parse(FreightSettings, each))
      const carried = [...ownEmpires.map(({ uuid: id }) => id), EVERYWHERE].filter(isIn)
      const freight = Object.fromEntries(carried.map((id, n) => [id, settings[n]!]))
      const designs = fleet.designs.map((each) => v.parse(OwnDesign, each))
      return {
        fleet: { designs, freight },
        plans,
        empires: ownEmpires,
        cx: all.map((each, place) => ({
          ...each,
          name: each.cx_data.name,
          empires: ownEmpires.filter((_, at) => cxOf[at] === place),
        })),
      }
    })

  /** The records of an account after it imported the file. */
  function ownOf({ plans, empires, cx, ships, freight }: EconomyFile): OwnEconomy {
    const ownPlans = plans.map((filed): Plan => {
      const { plan: written, ...others } = filed
      const { planet, infrastructure, buildings, version: _, ...head } = written
      const baseplanner_data = { planet, infrastructure, buildings }
      return { ...others, ...head, baseplanner_data, empires: [] }
    })
    const ownEmpires = empires.map(({ uuid: id, empire: settings, plans: members }) => ({
      uuid: id,
      ...settings,
      baseplanners: members.map((member) => {
        const { name, planet_id } = ownPlans.find((each) => each.uuid === member)!
        return { uuid: member, name, planet_id }
      }),
    }))
    const byEmpire = empires.map(({ uuid: id, freight: own }) => [id, own])
    const carried = [...byEmpire, [EVERYWHERE, freight]].filter(([, own]) => own)
    return {
      fleet: {
        designs: ships,
        freight: Object.fromEntries(carried),
      },
      plans: ownPlans,
      empires: ownEmpires,
      cx: cx.map(({ uuid: id, cx: cx_data, empires: users }) => ({
        uuid: id,
        name: cx_data.name,
        cx_data,
        empires: ownEmpires.filter((each) => users.includes(each.uuid)),
      })),
    }
  }

  test('exported, imported and exported is the same file', () => {
    fc.assert(
      fc.property(economy, (own) => {
        const at = '2026-11-21T12:00:00.000Z'
        const first = JSON.stringify(economyFile(own, at))
        const file = readEconomyFile(first)
        expect(file).toMatchObject({ ok: true })
        if (file.ok) expect(JSON.stringify(economyFile(ownOf(file.file), at))).toBe(first)
      }),
    )
  })
})
