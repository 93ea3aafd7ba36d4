export const MAX_LINKS = 8

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** The links of shared empires in a text: addresses of pages or their uuids, each once and in their order. */
export const linksIn = (text: string | undefined): string[] => [
  ...new Set(text?.toLowerCase().match(UUID)),
]

/** Says why a text adds nothing to the page. */
export function whyNotAdded(text: string, known: readonly string[]): string | undefined {
  const found = linksIn(text)
  if (found.length === 0) return 'This is not the link of a shared empire.'
  const fresh = found.filter((uuid) => !known.includes(uuid))
  if (fresh.length === 0) return 'This empire is part of the page already.'
  if (known.length + fresh.length > MAX_LINKS) return `At most ${MAX_LINKS} empires fit.`
  return undefined
}
