/**
 * For the loaders of pages that show what the player owns. Loaders are part of the start, which every visitor of the homepage downloads, so
 * the queries are loaded separately.
 */
export async function beginOwn(): Promise<void> {
  const { loadOwn } = await import('../api/queries/own.ts')
  loadOwn()
}
