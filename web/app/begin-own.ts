/**
 * For the loaders of pages that show what the player owns. All loaders are part of the start, which every visitor of the
 * homepage pays for; the records of players are loaded beside the page.
 */
export async function beginOwn(): Promise<void> {
  const { loadOwn } = await import('../api/queries/own.ts')
  loadOwn()
}
