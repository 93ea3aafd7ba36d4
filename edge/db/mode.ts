import type { Statement } from '../ports.ts'

/** Readers need not wait for a writer, so statements that only read are not run as a write. */
export function modeOf(statements: readonly Statement[]): 'read' | 'write' {
  const isQuestion = (statement: Statement) =>
    /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)
  return statements.every(isQuestion) ? 'read' : 'write'
}
