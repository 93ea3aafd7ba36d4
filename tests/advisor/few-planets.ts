import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { EXPERTISES } from '../../engine/game/primitives.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'

/** Few buildings and recipes, so that every planet can be solved by itself; 22 planets, the fertile ones among them. */
const KEPT = 'FP FRM SME EXT COL RIG CM STO HB1 HB2 HB3 HB4 HB5 HBB HBC HBM HBL'.split(' ')
const data = await loadStarterGameData()
const ofBuilding = (ticker: string, most: number) =>
  data.recipes.filter(({ BuildingTicker }) => BuildingTicker === ticker).slice(0, most)
export const fertile = data.planets.filter(({ Fertility }) => Fertility > -1).slice(0, 6)
const barren = data.planets.filter(({ Resources }) => Resources.length > 1)
/** Every third planet has a government that takes something. */
const governed = <T extends (typeof data.planets)[number]>(planet: T, i: number): T =>
  i % 3 > 0
    ? planet
    : {
        ...planet,
        EstablishmentFee: 50_000 * i,
        ProductionFees: EXPERTISES.map((Category) => ({
          Category,
          WorkforceLevel: 'PIONEER' as const,
          FeeAmount: 40 * i,
          FeeCurrency: 'ICA',
        })),
      }
export const small = compileUniverse({
  ...data,
  buildings: data.buildings.filter(({ Ticker }) => KEPT.includes(Ticker)),
  recipes: [...ofBuilding('FP', 3), ...ofBuilding('FRM', 4), ...ofBuilding('SME', 4)],
  planets: [...fertile, ...barren.filter((_, i) => i % Math.floor(barren.length / 16) === 0)].map(
    governed,
  ),
})
