import { notifyManager, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'

/** Gives data from the game's store its real age in the cache, so that it reloads if expired. */
export function datedBack<T>(
  { client, queryKey }: QueryFunctionContext<QueryKey>,
  data: T,
  updatedAt: number,
  then?: 'reload',
): T {
  // Runs after the query has stored the data with the current time.
  notifyManager.schedule(() => {
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (query?.state.data === undefined) return
    query.setState({ dataUpdatedAt: updatedAt })
    if (then === 'reload') void query.fetch().catch(() => undefined)
  })
  return data
}
