import { EXPERTISES, type Expertise } from '../../model/primitives.ts'
import type { RunRecipe } from '../../plan/cogm.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import { gameRecipe } from '../../plan/recipes.ts'
import { REFERENCE_BASES } from '../../reference/bases.ts'
import type { Rules } from '../../reference/rules.ts'
import type { Universe } from '../../universe/universe.ts'
import { type ReferenceSetup, referenceSetup } from '../reference-setup.ts'

/** A reference base with the experts that were asked for. */
export interface AtlasBase {
  readonly setup: ReferenceSetup
  readonly expertise: Expertise
}

/** One thing that a reference base can do: run a recipe, or draw a resource. */
export interface Way {
  /** Place among the bases. */
  readonly base: number
  readonly recipeId: string
  readonly makes: readonly number[]
  readonly uses: readonly number[]
  /** Undefined where it draws a resource: that run is the planet's. */
  readonly recipe: RunRecipe | undefined
  readonly isFarm: boolean
}

/** Every building that has a reference base and an expertise. */
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

/** All that these bases can do anywhere, base by base, in the order of the recipes' ids. */
export function waysOf(universe: Universe, bases: readonly AtlasBase[]): Way[] {
  return bases.flatMap(({ setup }, base) =>
    universe.buildings.extracts[setup.building]! >= 0
      ? extractions(universe, setup, base)
      : recipes(universe, setup, base),
  )
}

function recipes(universe: Universe, { building }: ReferenceSetup, base: number): Way[] {
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

/** One way for each material that lies somewhere as what the extractor draws. */
function extractions(universe: Universe, setup: ReferenceSetup, base: number): Way[] {
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

/** The deposit that a way draws on a planet; undefined where there is none. */
export function depositOf(
  { planets, buildings }: Universe,
  bases: readonly AtlasBase[],
  { base, makes }: Way,
  planet: number,
): number | undefined {
  const type = buildings.extracts[bases[base]!.setup.building]!
  for (let r = planets.resourceStart[planet]!; r < planets.resourceStart[planet + 1]!; r++) {
    if (planets.resourceMaterial[r] === makes[0] && planets.resourceType[r] === type) return r
  }
  return undefined
}

/** The run of a deposit, read as a recipe. */
export const depositRun = ({ planets }: Universe, resource: number): RunRecipe => ({
  timeMs: planets.extractionTimeMs[resource]!,
  row: resource,
  inputs: planets.extractionInputs,
  outputs: planets.extractionOutputs,
})
