/** Which game data is stored: a worker compiles again what differs from the state it compiled last. */
export interface DataVersion {
  /** Materials, recipes and buildings together. */
  lists: string
  exchanges: string
  planets: string
}
