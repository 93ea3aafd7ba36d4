import * as v from 'valibot'

export interface ValidationIssue {
  path: string
  message: string
}

export class ValidationError extends Error {
  readonly issues: readonly ValidationIssue[]
  constructor(issues: readonly ValidationIssue[]) {
    super(
      `Validation error: ${issues.map((i) => (i.path ? `${i.path}: ${i.message}` : i.message)).join('; ')}`,
    )
    this.name = 'ValidationError'
    this.issues = issues
  }
}

/** Bounded, because a hostile body could have a million. */
export const MAX_ISSUES = 20

export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): ValidationIssue[] {
  return issues
    .slice(0, MAX_ISSUES)
    .map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
}

/** The parsed value, or a `ValidationError` with the first issue of every wrong field. */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (!result.success) throw new ValidationError(describeIssues(result.issues))
  return result.output
}
