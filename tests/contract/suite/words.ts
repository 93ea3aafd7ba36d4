import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { OperationName } from '../../../edge/contract/routes.ts'
import {
  cxData,
  empireWrite,
  NAMED_PLANET,
  NOBODYS_UUID,
  planWrite,
} from '../../../scripts/stage/samples.ts'
import type { CallInput } from '../caller.ts'
import { PASSWORD, type Stage } from '../stage.ts'

/** What a player reads after a refusal: the product shows these words as they come. */
export function wordsSuite(stage: Stage): void {
  const params = { uuid: NOBODYS_UUID }
  const newcomer = () => ({ username: `eve-${randomUUID().slice(0, 8)}`, password: PASSWORD })
  const question = { randomplanet: NAMED_PLANET.id, planet: NAMED_PLANET.name }

  describe('the words of a refusal', () => {
    test.each<[who: 'anybody' | 'alice', number, OperationName, CallInput, words: string]>([
      ['anybody', 401, 'getProfile', {}, 'Please log in.'],
      ['anybody', 401, 'login', { body: newcomer() }, 'Wrong username or password.'],
      [
        'anybody',
        400,
        'signUp',
        { body: { ...newcomer(), ...question, planet: 'Atlantis' } },
        'That is not the name of planet UV-351a.',
      ],
      [
        'alice',
        403,
        'changePassword',
        { body: { old: 'wrong horse', new: PASSWORD } },
        'The old password is wrong.',
      ],
      [
        'anybody',
        404,
        'getPlanet',
        { params: { planetNaturalId: 'ZZ-999z' } },
        'Planet ZZ-999z not available.',
      ],
      ['alice', 404, 'getPlan', { params }, 'There is no such plan.'],
      [
        'alice',
        404,
        'createPlan',
        { body: planWrite({ empire_uuid: NOBODYS_UUID }) },
        'There is no such empire.',
      ],
      ['alice', 404, 'deleteCx', { params }, 'There is no such CX.'],
      ['anybody', 404, 'getSharedPlan', { params }, 'This plan is not shared (any more).'],
      ['alice', 404, 'deleteApiKey', { params: { key: 'none' } }, 'There is no such API key.'],
      [
        'anybody',
        400,
        'login',
        { raw: '{', headers: { 'Content-Type': 'application/json' } },
        'The body is not valid JSON.',
      ],
    ])('%s, %i for %s', async (who, status, operation, input, words) => {
      expect((await stage[who].fails(status, operation, input)).detail).toBe(words)
    })

    test('a taken username', async () => {
      const { username } = await stage.alice.ok('getProfile')
      const body = { username, password: PASSWORD, ...question }
      const { detail } = await stage.anybody.fails(409, 'signUp', { body })
      expect(detail).toBe('This username is taken.')
    })

    test('a name loses what cannot be seen in it, and what is left is needed', async () => {
      const { alice } = stage
      const [written, read] = [' Two\r\nlines\tand \u202ea turn\u200f ', 'Two lines and a turn']
      const { uuid } = await alice.ok('createPlan', { body: planWrite({ name: written }) })
      const params = { uuid }
      expect((await alice.ok('getPlan', { params })).name).toBe(read)
      await alice.ok('clonePlan', { params, body: { plan_name: `${written}2` } })
      expect((await alice.ok('listPlans')).map(({ name }) => name)).toContain(`${read} 2`)
      const empire = await alice.ok('createEmpire', { body: empireWrite({ name: written }) })
      expect(empire.name).toBe(read)
      const cx = await alice.ok('createCx', { body: cxData({ name: written }) })
      expect([cx.name, cx.cx_data.name]).toEqual([read, read])
      await alice.ok('createApiKey', { body: { keyname: written } })
      expect((await alice.ok('listApiKeys')).map(({ name }) => name)).toContain(read)
      const body = { prun_username: written }
      expect((await alice.ok('updateProfile', { body })).prun_username).toBe(read)

      const failure = await alice.fails(422, 'createPlan', {
        body: planWrite({ name: '\t\u202e' }),
      })
      expect(failure.issues).toEqual([{ path: 'name', message: 'A plan needs a name' }])
      const planet = await alice.fails(422, 'createPlan', {
        body: planWrite({ planet_id: 'UV-\n351a' }),
      })
      expect(planet.issues).toEqual([
        { path: 'planet_id', message: 'A planet id has no invisible characters' },
      ])
    })

    test('a plan that was saved elsewhere', async () => {
      const { uuid } = await stage.alice.ok('createPlan', { body: planWrite() })
      const { detail } = await stage.alice.fails(412, 'updatePlan', {
        params: { uuid },
        body: planWrite(),
        headers: { 'If-Match': '"another"' },
      })
      expect(detail).toBe('The plan was saved elsewhere in the meantime. Nothing was changed.')
    })

    test.each(['verifyEmail', 'resetPassword'] as const)(
      'a wrong code, to %s',
      async (operation) => {
        const body = { code: 'no such code', password: PASSWORD }
        expect(await stage.anybody.ok(operation, { body })).toEqual({
          status_code: 400,
          message: 'This code is wrong, used or expired.',
        })
      },
    )
  })
}
