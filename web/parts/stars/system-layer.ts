/** What colours whole systems, whatever was searched for. */
export interface SystemLayer {
  readonly groups: readonly { readonly name: string; readonly systems: number }[]
  /** The place of a system's group, −1 without one, by the place of the system. */
  readonly groupOf: Int8Array
  /** What is said of a system, by its place. */
  readonly words: ReadonlyMap<number, readonly string[]>
}

/** The first colour of series is that of what was found. */
export const colourOf = (group: number) => group + 1
