import type { PlanetQuestion } from '../../engine/advisor/planets/planet-question.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import { IC1_CX } from './world.ts'

/** Which planet is best for whatever pays most, at a fifth of the trade. */
export const PLANET_QUESTION: PlanetQuestion = {
  site: {
    permits: 1,
    corphq: false,
    cogc: 'own',
    luxuries: [],
    experts: {},
    empire: null,
    rules: CLASSIC,
  },
  cx: IC1_CX,
  limits: { sellShare: 0.2, buyShare: 0.2 },
  goal: { kind: 'profit' },
  purpose: { kind: 'limits' },
  freePlotsOnly: false,
}
