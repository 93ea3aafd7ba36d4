import { ApiError } from '../../api/client.ts'

export function problemText(problem: Error): string {
  return problem instanceof ApiError ? (problem.detail ?? problem.message) : problem.message
}
