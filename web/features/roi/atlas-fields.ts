import { REFERENCE_BASES } from '../../../engine/game/constants/bases.ts'
import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import type { Building, Material, Recipe } from '../../../engine/game/gamedata.ts'
import { ProgramType } from '../../../engine/game/programs.ts'
import { inWords } from '../../../engine/game/words.ts'
import { ownLabels } from '../../ui/field/options.ts'
import { materialOptions } from '../../ui/material/material-options.ts'
import { readableName } from '../../ui/material/material-source.ts'
import type { AtlasFilters } from './atlas-search.ts'
import type { FilterField } from './RoiFilters.tsx'
import { recipeName } from './recipe-cells.tsx'
import { recipeFacts } from './recipe-facts.ts'
import { freightFields } from './roi-freight.ts'

export function atlasFields(
  recipes: readonly Recipe[],
  buildings: readonly Building[],
  materials: readonly Material[],
  hasFreight: boolean,
): FilterField<keyof AtlasFilters>[] {
  const named = materialOptions(materials)
  const withBase = new Set(REFERENCE_BASES.map(({ building }) => building))
  const facts = recipeFacts(recipes, buildings)
  return [
    { name: 'makes', label: 'Makes', width: 84, options: named },
    { name: 'uses', label: 'Uses', width: 84, options: named },
    {
      name: 'building',
      label: 'Building',
      width: 84,
      options: buildings
        .filter(({ Ticker }) => withBase.has(Ticker))
        .map(({ Ticker, Name }) => ({ value: Ticker, label: Ticker, hint: readableName(Name) })),
    },
    {
      name: 'recipe',
      label: 'Recipe',
      width: 176,
      isRare: true,
      options: recipes.map(({ RecipeId, BuildingTicker }) => ({
        value: RecipeId,
        label: `${BuildingTicker}: ${recipeName(facts, RecipeId)}`,
      })),
    },
    {
      name: 'program',
      label: 'CoGC runs',
      width: 128,
      options: ProgramType.options
        .filter((program) => program !== 'Invalid')
        .map((value) => ({ value, label: inWords(value.replace(/^[A-Z]+_/, '')) })),
    },
    { name: 'jumps', label: 'Jumps ≤', width: 84, isRare: true },
    {
      name: 'near',
      label: 'from',
      width: 112,
      isRare: true,
      options: ownLabels(STATION_CODES),
      placeholder: 'Nearest',
    },
    ...freightFields(hasFreight),
  ]
}
