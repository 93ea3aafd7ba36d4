import type { CxData } from '../../../engine/game/cx.ts'
import type { EmpireWrite } from '../../../engine/game/empire.ts'
import {
  EXPERT_TYPES,
  type ExpertType,
  type InfrastructureType,
  type PlanBuilding,
  type PlanWrite,
} from '../../../engine/game/plan.ts'
import { WORKFORCES } from '../../../engine/game/primitives.ts'
import type { Cogc } from '../../../engine/game/programs.ts'

export interface ExampleEconomy {
  readonly cx: CxData
  readonly empires: readonly {
    readonly empire: EmpireWrite
    readonly plans: readonly PlanWrite[]
  }[]
}

type Recipe = string | readonly [recipe: string, amount: number]

function base(
  name: string,
  planet: string,
  cogc: Cogc,
  experts: Partial<Record<ExpertType, number>>,
  infrastructure: Partial<Record<InfrastructureType, number>>,
  buildings: readonly (readonly [name: string, amount: number, ...recipes: Recipe[]])[],
): PlanWrite {
  return {
    name,
    planet_id: planet,
    faction: 'NONE',
    permits_used: 1,
    permits_total: 3,
    override_empire: false,
    planet: {
      planetid: planet,
      permits: 1,
      corphq: false,
      cogc,
      experts: EXPERT_TYPES.map((type) => ({ type, amount: experts[type] ?? 0 })),
      workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: true })),
    },
    infrastructure: Object.entries(infrastructure).map(([building, amount]) => ({
      building: building as InfrastructureType,
      amount,
    })),
    buildings: buildings.map(
      ([ticker, amount, ...recipes]): PlanBuilding => ({
        name: ticker,
        amount,
        active_recipes: recipes.map((recipe) => {
          const [id, runs] = typeof recipe === 'string' ? [recipe, 1] : recipe
          return { recipeid: `${ticker}#${id}`, amount: runs }
        }),
      }),
    ),
  }
}

export const EXAMPLE_ECONOMY: ExampleEconomy = {
  cx: {
    name: 'Hortus prices',
    cx_empire: [
      { type: 'BUY', exchange: 'IC1_BUY' },
      { type: 'SELL', exchange: 'IC1_SELL' },
    ],
    ticker_empire: [],
    cx_planets: [{ planet: 'ZV-759c', preferences: [{ type: 'SELL', exchange: 'AI1_SELL' }] }],
    ticker_planets: [],
  },
  empires: [
    {
      empire: {
        name: 'Insitor Provisions',
        faction: 'HORTUS',
        permits_used: 4,
        permits_total: 6,
        use_fio_storage: true,
      },
      plans: [
        base(
          'Promitor Farm',
          'VH-331a',
          'AGRICULTURE',
          { Agriculture: 3, Food_Industries: 2 },
          { HB1: 7, STO: 1 },
          [
            ['RIG', 2, 'H2O'],
            ['FRM', 8, ['1xH2O=>4xGRN', 3], ['1xH2O=>2xBEA', 5], '1xH2O=>12xNUT'],
            ['FP', 5, '1xGRN 1xBEA 1xNUT=>10xRAT'],
          ],
        ),
        base(
          'Etherwind Waterworks',
          'KW-688c',
          'FOOD_INDUSTRIES',
          { Food_Industries: 3, Resource_Extraction: 2 },
          { HB1: 5, HB2: 1, STO: 1 },
          [
            ['RIG', 9, 'H2O'],
            ['FP', 4, '10xH2O=>7xDW'],
            ['FER', 1, '4xDW 1xHER 1xAMM=>6xKOM'],
          ],
        ),
        base(
          'Odysseus Gas',
          'VH-331f',
          'RESOURCE_EXTRACTION',
          { Resource_Extraction: 5 },
          { HB1: 9, STO: 1 },
          [
            ['COL', 12, 'H'],
            ['EXT', 4, 'AMM'],
          ],
        ),
        base(
          'Katoa Chemistry',
          'UV-351a',
          'CHEMISTRY',
          { Chemistry: 4, Manufacturing: 2 },
          { HB1: 2, HB2: 5, STO: 1 },
          [
            ['RIG', 1, 'H2O'],
            ['CHP', 6, '3xHAL 1xH2O=>2xNA 1xCL'],
            ['POL', 5, '1xH 1xC 1xMG=>50xPG'],
          ],
        ),
      ],
    },
    {
      empire: {
        name: 'Antares Metals',
        faction: 'MORIA',
        permits_used: 4,
        permits_total: 5,
        use_fio_storage: true,
      },
      plans: [
        base(
          'Helion Carbon',
          'VH-331d',
          'RESOURCE_EXTRACTION',
          { Resource_Extraction: 4 },
          { HB1: 10, STO: 1 },
          [
            ['INC', 18, '4xGRN=>4xC'],
            ['EXT', 4, 'SIO'],
          ],
        ),
        base(
          'Deimos Aluminium',
          'ZV-759c',
          'METALLURGY',
          { Metallurgy: 4, Resource_Extraction: 2 },
          { HB1: 9, STO: 1 },
          [
            ['EXT', 6, 'ALO'],
            ['COL', 2, 'O'],
            ['SME', 8, '6xALO 1xC 1xO=>3xAL'],
          ],
        ),
        base(
          'Montem Steel',
          'OT-580b',
          'METALLURGY',
          { Metallurgy: 3, Resource_Extraction: 3 },
          { HB1: 8, STO: 1 },
          [
            ['EXT', 5, 'FEO'],
            ['EXT', 2, 'LST'],
            ['COL', 2, 'O'],
            ['SME', 5, '6xFEO 1xC 1xO=>3xFE'],
          ],
        ),
        base(
          'Gibson Plastics',
          'JS-952c',
          'MANUFACTURING',
          { Manufacturing: 4 },
          { HB1: 8, STO: 1 },
          [['BMP', 8, ['1xC 2xH=>200xPE', 2], '4xLST 2xSIO=>50xMCG', '1xMGS=>6xMG']],
        ),
      ],
    },
  ],
}
