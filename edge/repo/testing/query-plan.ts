import type { Database, Statement } from '../../ports.ts'

/** Returns how SQLite runs each statement of a piece of work, and which steps read a whole table. */
export async function queryPlan(db: Database, ask: (on: Database) => Promise<unknown>) {
  const steps: string[] = []
  const explained = async (statement: Statement) => {
    const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement
    const plan = await db.execute({ sql: `explain query plan ${sql}`, ...(args && { args }) })
    steps.push(...plan.rows.map((row) => String(row.detail)))
  }
  await ask({
    async execute(statement) {
      await explained(statement)
      return db.execute(statement)
    },
    async batch(statements) {
      for (const statement of statements) await explained(statement)
      return db.batch(statements)
    },
  })
  // The result of an inner query, or a JSON list, is read from end to end. A table never is.
  const made = steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(step)?.[1] ?? [])
  const scans = steps.filter(
    (step) =>
      step.startsWith('SCAN ') &&
      !/VIRTUAL TABLE|CONSTANT ROW/.test(step) &&
      !made.includes(step.split(' ')[1]!),
  )
  return { steps, scans }
}
