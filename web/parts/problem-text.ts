import { ApiError } from '../api/client.ts'

/** The message for a failed call: the server's reason if it gave one. */
export function problemText(problem: Error): string {
  return problem instanceof ApiError ? (problem.detail ?? problem.message) : problem.message
}
