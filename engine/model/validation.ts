import * as v from 'valibot'

export interface ValidationIssue {
  path: string
  message: string
}

/** `buildings.0.amount: Number must be 0 or positive`, one line an issue. */
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

/** Bounded, because a hostile body could hold a million. */
export const MOST_ISSUES = 20

/** What is wrong, by path. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): ValidationIssue[] {
  return issues
    .slice(0, MOST_ISSUES)
    .map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
}

/** The value as its schema has it, or a `ValidationError` that names every wrong field, each with what is wrong first. */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (!result.success) throw new ValidationError(describeIssues(result.issues))
  return result.output
}
