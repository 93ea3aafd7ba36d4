import { describe, expect, test } from 'vitest'
import { PLAYER } from '../../../scripts/stage/fio-stub.ts'
import { NAMED_PLANET } from '../../../scripts/stage/samples.ts'
import { newPerson, type Stage } from '../stage.ts'

export function companySuite(stage: Stage): void {
  describe('what a company runs in the game', () => {
    test('is nothing for people without a FIO key and game name', async () => {
      expect(await stage.alice.ok('getCompany')).toMatchObject({
        lines: [],
        sources: { lines: { state: 'none', fetchedMs: null } },
      })
    })

    test('are its lines for people with both, list by list', async () => {
      const { caller: vera } = await newPerson(stage.host, 'vera')
      const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: null }
      await vera.ok('updateProfile', { body })
      const { lines, sources } = await vera.ok('getCompany')
      expect(lines).toMatchObject([{ planetId: NAMED_PLANET.id, capacity: 2, efficiency: null }])
      expect(sources).toMatchObject({ lines: { state: 'ok' }, cash: { state: 'refused' } })
    })
  })
}
