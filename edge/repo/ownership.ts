/** The tables whose rows belong to one person and are known outside by their uuid. */
type OwnedTable = 'plans' | 'empires' | 'cx'

/**
 * A condition that holds when every uuid of the JSON list `:list` is a row of `:user`. Each statement
 * of a batch carries it, so that one foreign or unknown uuid leaves all of them without effect.
 */
export function allOwned(table: OwnedTable, list: string): string {
  return `not exists (
    select 1 from json_each(:${list}) as named
    where not exists (
      select 1 from ${table} as own where own.uuid = named.value and own.user_id = :user
    )
  )`
}
