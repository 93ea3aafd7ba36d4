/** Records of the server, and what the browser keeps. */
export type ServerKind = 'plan' | 'empire' | 'cx'
export type FiledKind = ServerKind | 'ship' | 'jump' | 'freight'

/**
 * What a record of a file is to the player: new; the same as an own one; another state of an own one; or in conflict, since
 * an own one that is not it has its name. An own one that only lacks members is a state of it: an import that was
 * interrupted leaves such, and importing again completes them.
 */
export type ImportStatus = 'new' | 'same' | 'changed' | 'conflicting'

export interface ImportEntry {
  kind: FiledKind
  /** In the file; of what has none its kind and the id of the ship. */
  uuid: string
  name: string
  /** Of a plan. */
  planet: string | null
  status: ImportStatus
  /** The own record that it is compared with. */
  own: string | null
}

export type ImportAction = 'create' | 'replace' | 'copy' | 'skip'

/** What can be done with a record, the suggestion first. */
const ACTIONS: Record<ImportStatus, readonly ImportAction[]> = {
  new: ['create', 'skip'],
  same: ['skip'],
  changed: ['replace', 'copy', 'skip'],
  conflicting: ['skip', 'replace', 'copy'],
}

/** A jump belongs to its ship, and settings are there once: of these there are no copies. */
export const actionsFor = ({ kind, status }: ImportEntry): readonly ImportAction[] =>
  ACTIONS[status].filter((action) => action !== 'copy' || (kind !== 'jump' && kind !== 'freight'))
