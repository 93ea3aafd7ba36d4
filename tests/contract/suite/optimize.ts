import { describe, expect, test } from 'vitest'
import { HABITATION } from '../../../scripts/stage/samples.ts'
import type { Stage } from '../stage.ts'

export function optimizeSuite(stage: Stage): void {
  describe('habitation optimiser', () => {
    test('answers the smallest and the cheapest set, and how far they are apart', async () => {
      const answer = await stage.alice.ok('optimizeHabitation', { body: HABITATION })
      // Two HB1 and one HB2 cost 400 on an area of 32; one HB1 and one HBB cost 450 on 24.
      expect(answer.optimize_cost).toMatchObject({ HB1: 2, HB2: 1, HBB: 0, min_cost: 400 })
      expect(answer.optimize_area).toMatchObject({ HB1: 1, HB2: 0, HBB: 1, min_area: 24 })
      expect(answer.difference_area).toBe(8)
      expect(answer.difference_cost).toBe(50)
    })

    test('nobody needs no house', async () => {
      const nobody = { pioneer: 0, settler: 0, technician: 0, engineer: 0, scientist: 0 }
      const answer = await stage.alice.ok('optimizeHabitation', {
        body: { ...HABITATION, ...nobody },
      })
      expect(answer.optimize_area).toMatchObject({ min_area: 0, min_cost: 0, cost_area: 0 })
    })

    test.each([
      ['pioneer', -1],
      ['cost_HB1', -1],
      ['settler', null],
    ])('names a wrong %s', async (field, wrong) => {
      const failure = await stage.alice.fails(422, 'optimizeHabitation', {
        body: { ...HABITATION, [field]: wrong },
      })
      expect(failure.issues?.map((i) => i.path)).toEqual([field])
    })
  })
}
