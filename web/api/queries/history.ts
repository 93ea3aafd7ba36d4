import { getHistoryDay, listHistory } from '../../../edge/features/history/contract.ts'
import { routeQuery } from './kept-query.ts'
import { LIFETIMES } from './lifetimes.ts'

export const historyQueries = {
  all: () => routeQuery(['history'], listHistory, {}, LIFETIMES.history),
  day: (day: string) =>
    routeQuery(['history', day], getHistoryDay, { params: { day } }, LIFETIMES.history),
}
