import { describe, expect, test } from 'vitest'
import { EMPIRES_PER_USER } from '../../../edge/features/empires/contract.ts'
import { empireWrite, NOBODYS_UUID, planWrite } from '../../../scripts/stage/samples.ts'
import type { Stage } from '../stage.ts'

export function empiresSuite(stage: Stage): void {
  describe('empires', () => {
    test('a created empire is answered as its summary and listed with its plans', async () => {
      const { alice } = stage
      const written = empireWrite({ name: 'Listed', use_fio_storage: true, faction: 'HORTUS' })
      const empire = await alice.ok('createEmpire', { body: written })
      expect(empire).toEqual({ uuid: empire.uuid, ...written })
      const { uuid } = await alice.ok('createPlan', {
        body: planWrite({ name: 'Its plan', empire_uuid: empire.uuid }),
      })
      expect(await alice.ok('listEmpires')).toContainEqual({
        ...empire,
        baseplanners: [{ name: 'Its plan', uuid, planet_id: planWrite().planet_id }],
      })
    })

    test('a changed empire shows everywhere', async () => {
      const { alice } = stage
      const { uuid } = await alice.ok('createEmpire', { body: empireWrite() })
      const plan = await alice.ok('createPlan', { body: planWrite({ empire_uuid: uuid }) })
      const change = empireWrite({ name: 'Moved', permits_used: 3, permits_total: 5 })
      const changed = await alice.ok('updateEmpire', { params: { uuid }, body: change })
      expect(changed).toEqual({ uuid, ...change })
      expect((await alice.ok('getPlan', { params: { uuid: plan.uuid } })).empires).toEqual([
        changed,
      ])
    })

    test('deleting an empire keeps its plans', async () => {
      const { alice } = stage
      const empire = await alice.ok('createEmpire', { body: empireWrite() })
      const { uuid } = await alice.ok('createPlan', {
        body: planWrite({ empire_uuid: empire.uuid }),
      })
      expect(await alice.ok('deleteEmpire', { params: { uuid: empire.uuid } })).toBe(true)
      await alice.fails(404, 'deleteEmpire', { params: { uuid: empire.uuid } })
      expect((await alice.ok('getPlan', { params: { uuid } })).empires).toEqual([])
    })

    test.each([
      ['permits_used', { permits_used: 0 }],
      ['permits_total', { permits_used: 4, permits_total: 3 }],
      ['permits_total', { permits_total: 1 }],
      ['permits_used', { permits_used: 1.5 }],
      ['name', { name: '   ' }],
      ['name', { name: 'x'.repeat(101) }],
      ['use_fio_storage', { use_fio_storage: 'yes' }],
    ])('a wrong %s is named', async (path, wrong) => {
      const { alice } = stage
      const failure = await alice.fails(422, 'createEmpire', {
        body: { ...empireWrite(), ...wrong },
      })
      expect(failure.issues?.map((i) => i.path)).toContain(path)
    })

    test('junctions replace the plans of the named empires and of no other', async () => {
      const { alice } = stage
      const [first, second, third] = await Promise.all(
        ['First', 'Second', 'Third'].map((name) =>
          alice.ok('createEmpire', { body: empireWrite({ name }) }),
        ),
      )
      const plan = async (empire_uuid: string) =>
        (await alice.ok('createPlan', { body: planWrite({ empire_uuid }) })).uuid
      const [a, b, c] = [await plan(first!.uuid), await plan(second!.uuid), await plan(third!.uuid)]
      const empires = await alice.ok('assignPlans', {
        body: [
          { empire_uuid: first!.uuid, baseplanners: [] },
          {
            empire_uuid: second!.uuid,
            baseplanners: [a, b, a].map((baseplanner_uuid) => ({ baseplanner_uuid })),
          },
        ],
      })
      const plansOf = (uuid: string) =>
        empires.find((e) => e.uuid === uuid)?.baseplanners.map((p) => p.uuid)
      expect(plansOf(first!.uuid)).toEqual([])
      expect(plansOf(second!.uuid)).toEqual([a, b])
      expect(plansOf(third!.uuid)).toEqual([c])
      expect(await alice.ok('listEmpires')).toEqual(empires)
    })

    test("junctions with one unknown or somebody else's name change nothing", async () => {
      const { alice, bob } = stage
      const empire = await alice.ok('createEmpire', { body: empireWrite() })
      const plan = await alice.ok('createPlan', { body: planWrite({ empire_uuid: empire.uuid }) })
      const foreignEmpire = await bob.ok('createEmpire', { body: empireWrite() })
      const foreignPlan = await bob.ok('createPlan', { body: planWrite() })
      const before = await alice.ok('listEmpires')
      const named = (empire_uuid: string, ...plans: string[]) => ({
        empire_uuid,
        baseplanners: plans.map((baseplanner_uuid) => ({ baseplanner_uuid })),
      })
      for (const body of [
        [named(empire.uuid), named(NOBODYS_UUID)],
        [named(empire.uuid), named(foreignEmpire.uuid, plan.uuid)],
        [named(empire.uuid, plan.uuid, NOBODYS_UUID)],
        [named(empire.uuid, foreignPlan.uuid)],
      ])
        await alice.fails(404, 'assignPlans', { body })
      expect(await alice.ok('listEmpires')).toEqual(before)
      expect((await bob.ok('getPlan', { params: { uuid: foreignPlan.uuid } })).empires).toEqual([])
    })

    test("somebody else's empire answers like one that never was", async () => {
      const { alice, bob } = stage
      const { uuid } = await bob.ok('createEmpire', { body: empireWrite({ name: "Bob's" }) })
      for (const call of [
        (at: string) =>
          alice.fails(404, 'updateEmpire', { params: { uuid: at }, body: empireWrite() }),
        (at: string) => alice.fails(404, 'deleteEmpire', { params: { uuid: at } }),
        (at: string) => alice.fails(404, 'listEmpirePlans', { params: { empireUuid: at } }),
      ])
        expect(await call(uuid)).toEqual(await call(NOBODYS_UUID))
      expect((await bob.ok('listEmpires')).find((e) => e.uuid === uuid)?.name).toBe("Bob's")
    })

    test(`a person may keep ${EMPIRES_PER_USER} empires`, async () => {
      const { carol } = stage
      await Promise.all(
        Array.from({ length: EMPIRES_PER_USER }, () =>
          carol.ok('createEmpire', { body: empireWrite() }),
        ),
      )
      await carol.fails(409, 'createEmpire', { body: empireWrite() })
      expect(await carol.ok('listEmpires')).toHaveLength(EMPIRES_PER_USER)
    })
  })
}
