import { queryClient } from '../query-client.ts'
import { cxQueries } from './cx.ts'
import { empireQueries } from './empires.ts'
import { planQueries } from './plans.ts'

export function loadOwn(): void {
  void queryClient.prefetchQuery(planQueries.all())
  void queryClient.prefetchQuery(empireQueries.all())
  void queryClient.prefetchQuery(cxQueries.all())
}
