import { REFERENCE_BASES } from '../../game/constants/bases.ts'
import type { Rules } from '../../game/constants/rules.ts'
import { EXPERTISES, type Expertise } from '../../game/primitives.ts'
import type { RunRecipe } from '../../plan/cogm.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import { gameRecipe } from '../../plan/recipes.ts'
import type { Universe } from '../../universe/universe.ts'
import { type ReferenceSetup, referenceSetup } from '../reference-setup.ts'

export interface AtlasBase {
  readonly setup: ReferenceSetup
  readonly expertise: Expertise
}

export interface AtlasWay {
  readonly base: number
  readonly recipeId: string
  readonly makes: readonly number[]
  readonly uses: readonly number[]
  /** Undefined for the extraction of a resource, which depends on the planet. */
  readonly recipe: RunRecipe | undefined
  readonly isFarm: boolean
}

export function atlasBases(
  universe: Universe,
  rules: Rules,
  empire: EmpireBonus | null,
  hasExperts: boolean,
): AtlasBase[] {
  const { buildings } = universe
  return REFERENCE_BASES.flatMap((base) => {
    const building = buildings.indexOf.get(base.building)
    const expertise =
      building === undefined ? undefined : EXPERTISES[buildings.expertise[building]!]
    if (!expertise) return []
    const experts = hasExperts ? expertise : 'none'
    const setup = referenceSetup(universe, rules, base, '---', empire, experts)
    return setup ? [{ setup, expertise }] : []
  })
}

/** Sorted by base, then by recipe id. */
export function atlasWays(universe: Universe, bases: readonly AtlasBase[]): AtlasWay[] {
  return bases.flatMap(({ setup }, base) =>
    universe.buildings.extracts[setup.building]! >= 0
      ? extractions(universe, setup, base)
      : recipes(universe, setup, base),
  )
}

function recipes(universe: Universe, { building }: ReferenceSetup, base: number): AtlasWay[] {
  const isFarm = universe.buildings.isFarm[building] === 1
  return Array.from(universe.recipesOf[building]!, (index) => {
    const recipe = gameRecipe(universe, index)
    const list = ({ start, item }: RunRecipe['inputs']) =>
      Array.from(item.subarray(start[index]!, start[index + 1]!))
    return {
      base,
      recipeId: recipe.id,
      makes: list(recipe.outputs),
      uses: list(recipe.inputs),
      recipe,
      isFarm,
    }
  })
}

function extractions(universe: Universe, setup: ReferenceSetup, base: number): AtlasWay[] {
  const { planets, materials, buildings } = universe
  const type = buildings.extracts[setup.building]!
  const found = new Set<number>()
  for (const [resource, material] of planets.resourceMaterial.entries()) {
    if (planets.resourceType[resource] === type) found.add(material)
  }
  return [...found]
    .sort((a, b) => a - b)
    .map((material) => ({
      base,
      recipeId: `${setup.ticker}#${materials.ticker[material]}`,
      makes: [material],
      uses: [],
      recipe: undefined,
      isFarm: false,
    }))
}

/** Undefined if the planet has no such deposit. */
export function depositOf(
  { planets, buildings }: Universe,
  bases: readonly AtlasBase[],
  { base, makes }: AtlasWay,
  planet: number,
): number | undefined {
  const type = buildings.extracts[bases[base]!.setup.building]!
  for (let r = planets.resourceStart[planet]!; r < planets.resourceStart[planet + 1]!; r++) {
    if (planets.resourceMaterial[r] === makes[0] && planets.resourceType[r] === type) return r
  }
  return undefined
}

export const depositRun = ({ planets }: Universe, resource: number): RunRecipe => ({
  timeMs: planets.extractionTimeMs[resource]!,
  row: resource,
  inputs: planets.extractionInputs,
  outputs: planets.extractionOutputs,
})
