import { describe, expect, test } from 'vitest'
import { PLANS_PER_USER } from '../../../edge/features/plans/contract.ts'
import {
  type LabelChange,
  NOTES_LENGTH,
  TAG_LENGTH,
  TAGS_PER_PLAN,
} from '../../../engine/game/plan-labels.ts'
import { PLAN_VERSION } from '../../../engine/game/plan-version.ts'
import { empireWrite, NOBODYS_UUID, planWrite } from '../../../scripts/stage/samples.ts'
import type { Stage } from '../stage.ts'

export function plansSuite(stage: Stage): void {
  describe('plans', () => {
    test('a saved plan reads back exactly, with the three parts in baseplanner_data', async () => {
      const { alice } = stage
      const written = planWrite({ name: 'Reads back', override_empire: true, permits_used: 2 })
      const { uuid } = await alice.ok('createPlan', { body: written })
      const { planet, infrastructure, buildings, ...head } = written
      const stored = {
        uuid,
        ...head,
        baseplanner_data: { planet, infrastructure, buildings },
        empires: [],
      }
      expect(await alice.ok('getPlan', { params: { uuid } })).toEqual(stored)
      expect(await alice.ok('listPlans')).toContainEqual(stored)
    })

    test('a plan carries the version of its data where its writer knows of versions', async () => {
      const { alice } = stage
      const { uuid } = await alice.ok('createPlan', { body: planWrite({ version: PLAN_VERSION }) })
      const stored = await alice.ok('getPlan', { params: { uuid } })
      expect(stored.baseplanner_data.version).toBe(PLAN_VERSION)
      await alice.ok('updatePlan', { params: { uuid }, body: planWrite() })
      const saved = await alice.ok('getPlan', { params: { uuid } })
      expect(saved.baseplanner_data).not.toHaveProperty('version')
    })

    test('a plan of a newer version than the server knows is refused and changes nothing', async () => {
      const { alice } = stage
      const { uuid } = await alice.ok('createPlan', { body: planWrite() })
      const body = planWrite({ name: 'Newer', version: PLAN_VERSION + 1 })
      const failure = await alice.fails(422, 'updatePlan', { params: { uuid }, body })
      expect(failure.detail).toContain('newer version of Perigee')
      expect((await alice.ok('getPlan', { params: { uuid } })).name).not.toBe('Newer')
    })

    test('the server names new plans; a uuid in the body is ignored', async () => {
      const { alice } = stage
      const body = { ...planWrite(), uuid: NOBODYS_UUID }
      const { uuid } = await alice.ok('createPlan', { body })
      expect(uuid).not.toBe(NOBODYS_UUID)
      await alice.fails(404, 'getPlan', { params: { uuid: NOBODYS_UUID } })
    })

    test('unknown fields are ignored and never stored', async () => {
      const { alice } = stage
      const plan = planWrite()
      const body = {
        ...plan,
        user_id: 1,
        planet: { ...plan.planet, colour: 'red' },
        buildings: plan.buildings.map((b) => ({ ...b, note: 'mine' })),
      }
      const { uuid } = await alice.ok('createPlan', { body })
      // `ok` compares with the schema, which knows none of them; this is the same in plain words.
      const stored = JSON.stringify(await alice.ok('getPlan', { params: { uuid } }))
      expect(stored).not.toMatch(/colour|note|user_id/)
    })

    test('a planet need not be known: planets come and go with the game data', async () => {
      const { alice } = stage
      const { uuid } = await alice.ok('createPlan', { body: planWrite({ planet_id: 'ZZ-999z' }) })
      expect((await alice.ok('getPlan', { params: { uuid } })).planet_id).toBe('ZZ-999z')
    })

    test('an empire named on creation has the plan; a later save changes no assignment', async () => {
      const { alice } = stage
      const empire = await alice.ok('createEmpire', { body: empireWrite({ name: 'Home' }) })
      const other = await alice.ok('createEmpire', { body: empireWrite({ name: 'Away' }) })
      const { uuid } = await alice.ok('createPlan', {
        body: planWrite({ empire_uuid: empire.uuid }),
      })
      await alice.ok('updatePlan', {
        params: { uuid },
        body: planWrite({ empire_uuid: other.uuid, name: 'Renamed' }),
      })
      const plan = await alice.ok('getPlan', { params: { uuid } })
      expect(plan).toMatchObject({ name: 'Renamed', empires: [empire] })
      expect(await alice.ok('listEmpirePlans', { params: { empireUuid: empire.uuid } })).toEqual([
        plan,
      ])
      expect(await alice.ok('listEmpirePlans', { params: { empireUuid: other.uuid } })).toEqual([])
    })

    test("an unknown or somebody else's empire on creation stores nothing", async () => {
      const { alice, bob } = stage
      const foreign = await bob.ok('createEmpire', { body: empireWrite() })
      const before = await alice.ok('listPlans')
      for (const empire_uuid of [foreign.uuid, NOBODYS_UUID])
        await alice.fails(404, 'createPlan', { body: planWrite({ empire_uuid }) })
      expect(await alice.ok('listPlans')).toEqual(before)
      expect(await bob.ok('listEmpirePlans', { params: { empireUuid: foreign.uuid } })).toEqual([])
    })

    test.each([
      ['planet.permits', { planet: { ...planWrite().planet, permits: 0 } }],
      ['permits_used', { permits_used: -1 }],
      ['permits_total', { permits_total: 1e300 }],
      ['faction', { faction: 'PIRATES' }],
      ['infrastructure.0.building', { infrastructure: [{ building: 'FP', amount: 1 }] }],
      ['buildings.0.amount', { buildings: [{ name: 'FP', amount: -1, active_recipes: [] }] }],
      ['planet_id', { planet_id: '' }],
      ['empire_uuid', { empire_uuid: 'mine' }],
    ])('a wrong %s is named and nothing is stored', async (path, wrong) => {
      const { alice } = stage
      const before = await alice.ok('listPlans')
      const failure = await alice.fails(422, 'createPlan', { body: { ...planWrite(), ...wrong } })
      expect(failure.issues?.map((i) => i.path)).toContain(path)
      expect(failure.detail).toMatch(/^Validation error: /)
      expect(await alice.ok('listPlans')).toEqual(before)
    })

    describe('notes and tags', () => {
      const LABELS = { notes: 'Water first.\nThen grain, "maybe".', tags: ['water', 'Büro 2'] }
      const labelled = async (body: LabelChange) => {
        const { uuid } = await stage.alice.ok('createPlan', { body: planWrite() })
        await stage.alice.ok('labelPlan', { params: { uuid }, body })
        return uuid
      }

      test('stand in every answer of their plan, and a plan without any says nothing of them', async () => {
        const { alice } = stage
        const empire = await alice.ok('createEmpire', { body: empireWrite() })
        const { uuid } = await alice.ok('createPlan', {
          body: planWrite({ empire_uuid: empire.uuid }),
        })
        const before = await alice.ok('getPlan', { params: { uuid } })
        expect(before).not.toHaveProperty('notes')
        expect(before).not.toHaveProperty('tags')
        expect(await alice.ok('labelPlan', { params: { uuid }, body: LABELS })).toEqual(LABELS)
        const after = { ...before, ...LABELS }
        expect(await alice.ok('getPlan', { params: { uuid } })).toEqual(after)
        expect(await alice.ok('listPlans')).toContainEqual(after)
        const ofEmpire = await alice.ok('listEmpirePlans', { params: { empireUuid: empire.uuid } })
        expect(ofEmpire).toEqual([after])
        const none = { notes: '', tags: [] }
        expect(await alice.ok('labelPlan', { params: { uuid }, body: none })).toEqual(none)
        expect(await alice.ok('getPlan', { params: { uuid } })).toEqual(before)
      })

      test('what is left out stays', async () => {
        const { alice } = stage
        const uuid = await labelled(LABELS)
        const change = (body: LabelChange) => alice.ok('labelPlan', { params: { uuid }, body })
        expect(await change({ notes: 'Grain' })).toEqual({ ...LABELS, notes: 'Grain' })
        expect(await change({ tags: [] })).toEqual({ notes: 'Grain', tags: [] })
        expect(await change({})).toEqual({ notes: 'Grain', tags: [] })
      })

      test('a save by a program that knows none of them keeps them, and they are no newer version', async () => {
        const { alice } = stage
        const { uuid } = await alice.ok('createPlan', { body: planWrite() })
        const etag = (await alice.request('getPlan', { params: { uuid } })).headers.get('etag')!
        await alice.ok('labelPlan', { params: { uuid }, body: LABELS })
        const { baseplanner_data, ...head } = await alice.ok('getPlan', { params: { uuid } })
        await alice.ok('updatePlan', {
          params: { uuid },
          body: { ...head, ...baseplanner_data, name: 'Saved' },
          headers: { 'If-Match': etag },
        })
        await alice.ok('updatePlan', { params: { uuid }, body: planWrite({ name: 'Again' }) })
        expect(await alice.ok('getPlan', { params: { uuid } })).toMatchObject({
          ...LABELS,
          name: 'Again',
        })
      })

      test('a clone has them; a shared plan and its clones have none', async () => {
        const { alice, bob, anybody } = stage
        const uuid = await labelled(LABELS)
        const copy = `Labelled ${uuid}`
        const made = await alice.ok('clonePlan', { params: { uuid }, body: { plan_name: copy } })
        expect(made.plan).toMatchObject({ uuid: made.uuid, name: copy, ...LABELS })
        expect(await alice.ok('getPlan', { params: { uuid: made.uuid } })).toEqual(made.plan)
        const share = await alice.ok('sharePlan', { params: { planUuid: uuid } })
        const seen = await anybody.ok('getSharedPlan', { params: { uuid: share.uuid } })
        expect(seen.baseplanner).not.toHaveProperty('notes')
        expect(seen.baseplanner).not.toHaveProperty('tags')
        const { plan: clone } = await bob.ok('cloneSharedPlan', {
          params: { sharedUuid: share.uuid },
        })
        expect(clone).not.toHaveProperty('notes')
        expect(clone).not.toHaveProperty('tags')
      })

      test.each([
        ['notes', { notes: 'x'.repeat(NOTES_LENGTH + 1) }],
        ['tags.0', { tags: ['x'.repeat(TAG_LENGTH + 1)] }],
        ['tags.0', { tags: ['north, south'] }],
        ['tags.1', { tags: ['north', ' '] }],
        ['tags', { tags: ['North', 'north'] }],
        ['tags', { tags: Array.from({ length: TAGS_PER_PLAN + 1 }, (_, place) => `t${place}`) }],
      ])('wrong %s are named and nothing is changed: %j', async (path, wrong) => {
        const { alice } = stage
        const uuid = await labelled(LABELS)
        const failure = await alice.fails(422, 'labelPlan', { params: { uuid }, body: wrong })
        expect(failure.issues?.map((issue) => issue.path)).toContain(path)
        expect(await alice.ok('getPlan', { params: { uuid } })).toMatchObject(LABELS)
      })
    })

    describe('lost-update guard', () => {
      test('a save over the version it was read from wins and answers the next version', async () => {
        const { alice } = stage
        const created = await alice.request('createPlan', { body: planWrite() })
        const { uuid, plan } = (await created.json()) as { uuid: string; plan: unknown }
        const read = await alice.request('getPlan', { params: { uuid } })
        expect(await read.json()).toEqual(plan)
        const etag = read.headers.get('etag')!
        expect(etag).toMatch(/^"[^"]+"$/)
        expect(created.headers.get('etag')).toBe(etag)
        const saved = await alice.request('updatePlan', {
          params: { uuid },
          body: planWrite({ name: 'Second' }),
          headers: { 'If-Match': etag },
        })
        const stored = await alice.ok('getPlan', { params: { uuid } })
        expect([saved.status, await saved.json()]).toEqual([200, { uuid, plan: stored }])
        expect(stored.name).toBe('Second')
        const next = saved.headers.get('etag')
        expect(next).not.toBe(etag)
        const reread = await alice.request('getPlan', { params: { uuid } })
        expect(reread.headers.get('etag')).toBe(next)
      })

      test('a save over a newer version answers 412 and changes nothing', async () => {
        const { alice } = stage
        const { uuid } = await alice.ok('createPlan', { body: planWrite() })
        const stale = (await alice.request('getPlan', { params: { uuid } })).headers.get('etag')!
        await alice.ok('updatePlan', { params: { uuid }, body: planWrite({ name: 'Other tab' }) })
        for (const tag of [stale, `W/${stale}`, '"never seen"', 'garbage'])
          await alice.fails(412, 'updatePlan', {
            params: { uuid },
            body: planWrite({ name: 'This tab' }),
            headers: { 'If-Match': tag },
          })
        expect((await alice.ok('getPlan', { params: { uuid } })).name).toBe('Other tab')
      })

      test('one of several tags, a tag that a proxy marked weak, and * will do', async () => {
        const { alice } = stage
        const { uuid } = await alice.ok('createPlan', { body: planWrite() })
        const tag = async () =>
          (await alice.request('getPlan', { params: { uuid } })).headers.get('etag')!
        for (const ifMatch of [`"never", ${await tag()}`, '*'])
          await alice.ok('updatePlan', {
            params: { uuid },
            body: planWrite(),
            headers: { 'If-Match': ifMatch },
          })
        await alice.ok('updatePlan', {
          params: { uuid },
          body: planWrite(),
          headers: { 'If-Match': `W/${await tag()}` },
        })
      })

      test('of many saves over one version exactly one wins', async () => {
        const { alice } = stage
        const { uuid } = await alice.ok('createPlan', { body: planWrite() })
        const etag = (await alice.request('getPlan', { params: { uuid } })).headers.get('etag')!
        const saves = await Promise.all(
          ['a', 'b', 'c', 'd', 'e'].map(async (name) => {
            const save = { params: { uuid }, body: planWrite({ name }) }
            const answer = await alice.request('updatePlan', {
              ...save,
              headers: { 'If-Match': etag },
            })
            return { name, status: answer.status }
          }),
        )
        const won = saves.filter((s) => s.status === 200)
        expect(won).toHaveLength(1)
        expect(saves.filter((s) => s.status === 412)).toHaveLength(4)
        expect((await alice.ok('getPlan', { params: { uuid } })).name).toBe(won[0]!.name)
      })
    })

    test('a clone has the asked name and stands outside every empire', async () => {
      const { alice } = stage
      const empire = await alice.ok('createEmpire', { body: empireWrite() })
      const { uuid } = await alice.ok('createPlan', {
        body: planWrite({ name: 'Original', empire_uuid: empire.uuid }),
      })
      await alice.ok('clonePlan', { params: { uuid }, body: { plan_name: 'Original (Clone)' } })
      const plans = await alice.ok('listPlans')
      const original = plans.find((p) => p.uuid === uuid)!
      const clone = plans.find((p) => p.name === 'Original (Clone)')!
      expect(clone).toEqual({ ...original, uuid: clone.uuid, name: clone.name, empires: [] })
    })

    test('a clone that nobody named has the name of its original, as much as there is room for', async () => {
      const { alice } = stage
      const clone = async (name: string) => {
        const { uuid } = await alice.ok('createPlan', { body: planWrite({ name }) })
        await alice.ok('clonePlan', { params: { uuid }, body: { plan_name: ' ' } })
        return (await alice.ok('listPlans')).at(-1)!.name
      }
      expect(await clone('Smelter')).toBe('Smelter (Clone)')
      expect(await clone('x'.repeat(100))).toBe(`${'x'.repeat(92)} (Clone)`)
    })

    test('a name has 100 characters at most, outer spaces not counted', async () => {
      const { alice } = stage
      const longest = 'y'.repeat(100)
      const { uuid } = await alice.ok('createPlan', { body: planWrite({ name: ` ${longest} ` }) })
      const at = { params: { uuid } }
      expect((await alice.ok('getPlan', at)).name).toBe(longest)
      const before = await alice.ok('listPlans')
      const plan_name = `${longest}!`
      const failure = await alice.fails(422, 'clonePlan', { ...at, body: { plan_name } })
      expect(failure.issues).toEqual([
        { path: 'plan_name', message: 'A plan name has at most 100 characters' },
      ])
      await alice.fails(422, 'createPlan', { body: planWrite({ name: plan_name }) })
      await alice.fails(422, 'updatePlan', { ...at, body: planWrite({ name: plan_name }) })
      expect(await alice.ok('listPlans')).toEqual(before)
    })

    test.each(['', ' \t '])(
      'the name %j is none: new plans need one, others keep theirs',
      async (name) => {
        const { alice } = stage
        const failure = await alice.fails(422, 'createPlan', { body: planWrite({ name }) })
        expect(failure.issues).toEqual([{ path: 'name', message: 'A plan needs a name' }])
        const { uuid } = await alice.ok('createPlan', { body: planWrite({ name: ' Kept ' }) })
        await alice.ok('updatePlan', {
          params: { uuid },
          body: planWrite({ name, permits_used: 3 }),
        })
        const plan = await alice.ok('getPlan', { params: { uuid } })
        expect(plan).toMatchObject({ name: 'Kept', permits_used: 3 })
      },
    )

    test('a uuid with capitals is the same uuid, in paths and bodies', async () => {
      const { alice } = stage
      const empire = await alice.ok('createEmpire', { body: empireWrite() })
      const { uuid } = await alice.ok('createPlan', {
        body: planWrite({ empire_uuid: empire.uuid.toUpperCase() }),
      })
      const capitals = { params: { uuid: uuid.toUpperCase() } }
      const plan = await alice.ok('getPlan', capitals)
      expect(plan).toMatchObject({ uuid, empires: [{ uuid: empire.uuid }] })
      const saved = await alice.ok('updatePlan', { ...capitals, body: planWrite() })
      expect([saved.uuid, saved.plan.uuid]).toEqual([uuid, uuid])
      const baseplanners = [{ baseplanner_uuid: uuid.toUpperCase() }]
      await alice.ok('assignPlans', {
        body: [{ empire_uuid: empire.uuid.toUpperCase(), baseplanners }],
      })
      const ofEmpire = { params: { empireUuid: empire.uuid.toUpperCase() } }
      expect((await alice.ok('listEmpirePlans', ofEmpire)).map((p) => p.uuid)).toEqual([uuid])
      const share = await alice.ok('sharePlan', { params: { planUuid: uuid.toUpperCase() } })
      const page = await stage.host.fetch(`/shared/${share.uuid.toUpperCase()}`)
      expect(page.status).toBe(200)
      await page.body?.cancel()
      expect(await alice.ok('deletePlan', capitals)).toBe(true)
    })

    test('a deleted plan is gone from lists, empires and shares', async () => {
      const { alice, anybody } = stage
      const empire = await alice.ok('createEmpire', { body: empireWrite() })
      const { uuid } = await alice.ok('createPlan', {
        body: planWrite({ empire_uuid: empire.uuid }),
      })
      const share = await alice.ok('sharePlan', { params: { planUuid: uuid } })
      expect(await alice.ok('deletePlan', { params: { uuid } })).toBe(true)
      await alice.fails(404, 'deletePlan', { params: { uuid } })
      await alice.fails(404, 'getPlan', { params: { uuid } })
      await anybody.fails(404, 'getSharedPlan', { params: { uuid: share.uuid } })
      const list = await alice.ok('listEmpires')
      expect(list.find((e) => e.uuid === empire.uuid)?.baseplanners).toEqual([])
    })

    test("somebody else's plan answers like one that never was", async () => {
      const { alice, bob } = stage
      const { uuid } = await bob.ok('createPlan', { body: planWrite({ name: "Bob's" }) })
      for (const call of [
        (at: string) => alice.fails(404, 'getPlan', { params: { uuid: at } }),
        (at: string) => alice.fails(404, 'updatePlan', { params: { uuid: at }, body: planWrite() }),
        (at: string) =>
          alice.fails(404, 'clonePlan', { params: { uuid: at }, body: { plan_name: 'Mine' } }),
        (at: string) =>
          alice.fails(404, 'labelPlan', { params: { uuid: at }, body: { notes: 'Mine' } }),
        (at: string) => alice.fails(404, 'deletePlan', { params: { uuid: at } }),
        (at: string) => alice.fails(404, 'sharePlan', { params: { planUuid: at } }),
        (at: string) =>
          alice.fails(404, 'saveMaterialIo', {
            body: [{ uuid: at, planet_id: 'X', material_io: [] }],
          }),
      ])
        expect(await call(uuid)).toEqual(await call(NOBODYS_UUID))
      expect((await bob.ok('getPlan', { params: { uuid } })).name).toBe("Bob's")
    })

    test(`a person may keep ${PLANS_PER_USER} plans, however they come to be`, async () => {
      const { carol, bob } = stage
      const body = planWrite()
      const { uuid } = await carol.ok('createPlan', { body })
      const shared = await bob.ok('createPlan', { body })
      const share = await bob.ok('sharePlan', { params: { planUuid: shared.uuid } })
      // The others come straight into the database: five hundred calls would take their time.
      await stage.host.db.execute({
        sql: `insert into plans (uuid, user_id, name, planet_id, faction, permits_used,
                permits_total, override_empire, baseplanner_data, created_at, updated_at)
              with recursive number (n) as
                (select 2 union all select n + 1 from number where n < :last)
              select printf('00000000-0000-4000-8000-%012d', n), user_id, name, planet_id, faction,
                permits_used, permits_total, override_empire, baseplanner_data, created_at, updated_at
              from plans, number where uuid = :uuid`,
        args: { uuid, last: PLANS_PER_USER - 1 },
      })
      await carol.ok('createPlan', { body })
      await carol.fails(409, 'createPlan', { body })
      await carol.fails(409, 'clonePlan', { params: { uuid }, body: { plan_name: 'One more' } })
      await carol.fails(409, 'cloneSharedPlan', { params: { sharedUuid: share.uuid } })
      expect(await carol.ok('listPlans')).toHaveLength(PLANS_PER_USER)
      await carol.ok('deletePlan', { params: { uuid } })
      await carol.ok('createPlan', { body })
    })
  })
}
