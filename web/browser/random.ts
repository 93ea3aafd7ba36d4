/** A name that nobody guesses. Unlike randomUUID it also works where the page came over plain http, as in a home network. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
