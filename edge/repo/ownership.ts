/** The tables whose rows belong to one person and have a public uuid. */
type OwnedTable = 'plans' | 'empires' | 'cx'

/**
 * A condition that holds if every uuid of the JSON list `:list` is a row of `:user`. Each statement of a batch contains it, so
 * that one foreign or unknown uuid makes all of them do nothing.
 */
export function allOwned(table: OwnedTable, list: string): string {
  return `not exists (
    select 1 from json_each(:${list}) as named
    where not exists (
      select 1 from ${table} as own where own.uuid = named.value and own.user_id = :user
    )
  )`
}
