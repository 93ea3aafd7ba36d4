import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { OperationName } from '../../../edge/contract/routes.ts'
import type { CallInput } from '../caller.ts'
import { NAMED_PLANET, NOBODYS_UUID, planWrite } from '../samples.ts'
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
        'alice',
        409,
        'keepGuest',
        { body: newcomer() },
        'This account is no guest: it is yours already.',
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
      ['anybody', 404, 'getSharedPlan', { params }, 'This plan is not shared, or not any more.'],
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

    test('a plan that was saved elsewhere', async () => {
      const { uuid } = await stage.alice.ok('createPlan', { body: planWrite() })
      const { detail } = await stage.alice.fails(412, 'updatePlan', {
        params: { uuid },
        body: planWrite(),
        headers: { 'If-Match': '"another"' },
      })
      expect(detail).toBe('The plan was saved elsewhere in the meantime; nothing was changed.')
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
