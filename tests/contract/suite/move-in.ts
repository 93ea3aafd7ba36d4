import { describe, expect, test } from 'vitest'
import { NOBODYS_UUID } from '../../../scripts/stage/samples.ts'
import { ACCOUNT_KEY, ANSWERS, ODD_KEYS, SHARED } from '../planner-stub.ts'
import type { Stage } from '../stage.ts'

export function moveInSuite(stage: Stage): void {
  const account = (api_key: string) => ({ body: { api_key } })
  const shared = (link: string) => ({ body: { link } })

  describe('moving in from another planner', () => {
    test('health says that it is set up', async () => {
      expect((await stage.anybody.ok('health')).import).toBe(true)
    })

    test('a key brings plans, empires and CX as they are there', async () => {
      const { plans, empires, cx } = ANSWERS
      const answer = await stage.alice.ok('fetchAccount', account(` ${ACCOUNT_KEY} `))
      expect(answer).toEqual({ plans, empires, cx })
    })

    test.each([
      ['uuid', SHARED],
      ['link', `https://elsewhere.example/shared/${SHARED.toUpperCase()}/?from=chat#top`],
    ])('a %s of a share brings its plan', async (_, link) => {
      const answer = await stage.alice.ok('fetchSharedElsewhere', shared(link))
      expect(answer).toEqual({ shared: ANSWERS.shared })
    })

    test('a key that is not accepted and a share that is not there are told', async () => {
      const { alice } = stage
      const refused = await alice.fails(403, 'fetchAccount', account('another-key'))
      expect(refused.detail).toBe('PRUNplanner did not accept this key.')
      const gone = await alice.fails(404, 'fetchSharedElsewhere', shared(NOBODYS_UUID))
      expect(gone.detail).toBe('There is no such shared plan at PRUNplanner (any more).')
    })

    test.each(['', 'two words', 'ключ', 'x'.repeat(201), 'a\r\nHost: b'])(
      'the key %j is none',
      async (key) => {
        await stage.alice.fails(422, 'fetchAccount', account(key))
      },
    )

    test.each(['', 'https://elsewhere.example/', `${SHARED}/..`, `${SHARED}0`, `x${SHARED}`])(
      'the link %j names no share',
      async (link) => {
        await stage.alice.fails(422, 'fetchSharedElsewhere', shared(link))
      },
    )

    test.each(ODD_KEYS)(
      'an answer that is %s is refused, and tells nothing of the key',
      async (key) => {
        const { detail } = await stage.alice.fails(502, 'fetchAccount', account(key))
        expect(detail).toMatch(/^PRUNplanner (sent|reported an error)/)
        expect(detail).not.toMatch(/Api-Key|secret/)
      },
    )
  })
}
