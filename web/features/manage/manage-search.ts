import * as v from 'valibot'
import { optionalParam, TableSearch } from '../../ui/table/state.ts'

export const ManageTab = v.picklist(['assignments', 'plans', 'empires', 'cx', 'transfer'])
export type ManageTab = v.InferOutput<typeof ManageTab>

const Names = v.pipe(v.array(v.string()), v.maxLength(100))

/** The open tab and its view. A damaged parameter counts as absent. */
export const ManageSearch = v.object({
  tab: optionalParam(ManageTab),
  ...TableSearch.entries,
  planets: optionalParam(Names),
  empires: optionalParam(Names),
  changes: optionalParam(v.boolean()),
})
export type ManageSearch = v.InferOutput<typeof ManageSearch>
