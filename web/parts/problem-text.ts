import { ApiError } from '../api/client.ts'

/** What a person is told of a failed call: the server's reason where it gave one. */
export function problemText(problem: Error): string {
  return problem instanceof ApiError ? (problem.detail ?? problem.message) : problem.message
}
