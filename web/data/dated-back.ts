import { notifyManager, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'

/** Gives data from the game's store its real age in the cache, so that it is reloaded if it has expired. */
export function datedBack<T>(
  { client, queryKey }: QueryFunctionContext<QueryKey>,
  data: T,
  updatedAt: number,
  then?: 'reload',
): T {
  // Runs after the query has taken the data and stamped it with the present.
  notifyManager.schedule(() => {
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (query?.state.data === undefined) return
    query.setState({ dataUpdatedAt: updatedAt })
    if (then === 'reload') void query.fetch().catch(() => undefined)
  })
  return data
}
