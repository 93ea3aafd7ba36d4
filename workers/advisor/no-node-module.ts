/** The solver imports this only on Node; in a browser nothing calls it. */
export function createRequire(): never {
  throw new Error('There is no require in a browser.')
}
