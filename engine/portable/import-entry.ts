/** The kinds of records that the server stores; the others are kept in the browser. */
export type ServerKind = 'plan' | 'empire' | 'cx'
export type FiledKind = ServerKind | 'ship' | 'freight'

/**
 * How a record of a file relates to the player's: new; the same as an own one; a different state of an own one; or in
 * conflict, since another own record has its name. An own record that only lacks members is a different state: an
 * interrupted import leaves such records, and importing again completes them.
 */
export type ImportStatus = 'new' | 'same' | 'changed' | 'conflicting'

export interface ImportEntry {
  kind: FiledKind
  /** The uuid in the file; for records without one, their kind and the id of the ship. */
  uuid: string
  name: string
  planet: string | null
  status: ImportStatus
  own: string | null
}

export type ImportAction = 'create' | 'replace' | 'copy' | 'skip'

/** The suggested action comes first. */
const ACTIONS: Record<ImportStatus, readonly ImportAction[]> = {
  new: ['create', 'skip'],
  same: ['skip'],
  changed: ['replace', 'copy', 'skip'],
  conflicting: ['skip', 'replace', 'copy'],
}

/** Freight settings exist only once, so they cannot be copied. */
export const actionsFor = ({ kind, status }: ImportEntry): readonly ImportAction[] =>
  ACTIONS[status].filter((action) => action !== 'copy' || kind !== 'freight')
