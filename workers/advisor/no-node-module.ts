/** The solver asks for this on Node only; in a browser nothing calls it. */
export function createRequire(): never {
  throw new Error('There is no require in a browser.')
}
