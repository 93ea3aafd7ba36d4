import { describe, expect, test } from 'vitest'
import { clientErrorsRepo } from '../../../edge/repo/client-errors.ts'
import { ERROR_REPORT } from '../../../scripts/stage/samples.ts'
import type { Stage } from '../stage.ts'

export function errorsSuite(stage: Stage): void {
  const told = async (build: string) =>
    (await clientErrorsRepo(stage.host.db).list()).filter((error) => error.build === build)

  describe('errors in the field', () => {
    test('an error is kept once with how often, without account or address', async () => {
      const { anybody, alice } = stage
      const body = { ...ERROR_REPORT, build: '1.0.0+kept' }
      for (const who of [anybody, alice]) expect(await who.ok('reportError', { body })).toBe(true)
      expect(await told(body.build)).toEqual([{ ...body, times: 2, lastAt: expect.any(Number) }])
    })

    test('what a person may have written is taken out of the message', async () => {
      const body = {
        ...ERROR_REPORT,
        build: '1.0.0+private',
        message:
          'No plan "My secret base" of ada@example.org at https://perigee.example/plan/x\n0a1b2c3d-0000-4000-8000-00000000000a 123456',
      }
      await stage.anybody.ok('reportError', { body })
      expect((await told(body.build)).map(({ message }) => message)).toEqual([
        'No plan [text] of [mail] at [address] [id] [number]',
      ])
    })

    test.each([
      ['stack', ['at https://perigee.example/plan/x/index.js:1:2']],
      ['stack', Array(21).fill('a b.js:1:2')],
      ['route', '/plan/a b'],
      ['route', ''],
      ['build', '<script>'],
      ['message', 'x'.repeat(5001)],
    ])('a wrong %s is refused', async (field, wrong) => {
      const body = { ...ERROR_REPORT, [field]: wrong }
      const { issues } = await stage.anybody.fails(422, 'reportError', { body })
      expect(issues![0]!.path).toMatch(new RegExp(`^${field}`))
    })

    test('of ever more kinds the latest are kept, and before them those seen again', async () => {
      const repo = clientErrorsRepo(stage.host.db)
      const again = { ...ERROR_REPORT, build: '1.0.0+again' }
      for (const time of [1, 2]) await repo.note('seen twice', again, time)
      for (let n = 0; n < 505; n++)
        await repo.note(`kind ${n}`, { ...ERROR_REPORT, build: '1.0.0+many' }, Date.now() + n)
      expect(await repo.list()).toHaveLength(500)
      expect(await told(again.build)).toMatchObject([{ times: 2 }])
      expect((await told('1.0.0+many')).length).toBeGreaterThan(480)
    })
  })
}
