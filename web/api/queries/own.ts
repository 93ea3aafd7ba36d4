import { queryClient } from '../query-client.ts'
import { cxQueries } from './cx.ts'
import { empireQueries } from './empires.ts'
import { planQueries } from './plans.ts'

/** Begins to load all that the player owns, while the code of a page that shows it is still on its way. */
export function loadOwn(): void {
  void queryClient.prefetchQuery(planQueries.all())
  void queryClient.prefetchQuery(empireQueries.all())
  void queryClient.prefetchQuery(cxQueries.all())
}
