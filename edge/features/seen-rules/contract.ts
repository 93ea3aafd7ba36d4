import * as v from 'valibot'
import { Building, Recipe } from '../../../engine/game/gamedata.ts'
import { Done } from '../../contract/answers.ts'
import { get, put } from '../../contract/route.ts'

/** The name of a list: its `ETag` without quotes and without the suffix of its encoding. */
const ListName = v.pipe(v.string(), v.regex(/^[\w-]{24}$/, 'The name of a list is needed'))

export const getSeenRules = get(
  '/user/told-rules',
  'user',
  'The buildings and recipes under which the player last saw their plans, where they are not those of today; null where they are, or are no longer kept',
  v.nullable(v.object({ buildings: v.array(Building), recipes: v.array(Recipe) })),
)

export const setSeenRules = put(
  '/user/told-rules',
  'user',
  'Says under which lists the player has seen their plans',
  Done,
  { body: v.object({ buildings: ListName, recipes: ListName }) },
)
