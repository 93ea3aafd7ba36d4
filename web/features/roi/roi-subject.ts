import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import type { RoiColumns } from '../../../engine/roi/columns.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import type { TableSearch, TableState } from '../../ui/table/state.ts'

/** Everything in which the ROI tables differ. A row is an index into the sweep. */
export interface RoiSubject<Sweep extends RoiColumns, Filters extends object> {
  /** "recipe" */
  readonly rowWord: string
  readonly tableLabel: string
  readonly pointLabel: string
  /** Also the name of the CSV file. */
  readonly tableId: string
  readonly firstOrder: TableState
  readonly filterNames: readonly (keyof Filters)[]
  readonly passes: (sweep: Sweep, row: number, filters: Filters) => boolean
  readonly columns: (sweep: Sweep) => DataColumn<number>[]
  readonly keyOf: (sweep: Sweep, row: number) => string
  readonly nameOf: (sweep: Sweep, row: number) => string
  readonly choiceOf: (sweep: Sweep, row: number) => ReferenceChoice
}

/** Table and filters are in the address, so that a view can be shared. */
export interface RoiSearchProps<Filters extends object> {
  readonly search: TableSearch & Filters
  readonly onSearch: (change: Partial<TableSearch> | Partial<Filters>) => void
}
