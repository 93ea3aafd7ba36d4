import { alertChore, ownAlertChore } from '../features/alerts/alert-chore.ts'
import { historyChore } from '../features/history/history-chore.ts'
import type { AccountChore } from './account-chore.ts'

/** What is done for each account after a sync. Each has a walk of its own, so that none waits for another. */
export const ACCOUNT_CHORES: readonly AccountChore[] = [alertChore, ownAlertChore, historyChore]
