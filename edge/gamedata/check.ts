import * as v from 'valibot'
import { KEY_FIELD, type Kind, type RecordOf, SCHEMAS } from '../../engine/game/kinds.ts'
import { describeIssues } from '../../engine/game/validation.ts'

/** The problem of one record, in words that let somebody find it in the file. */
export class ImportError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    const shown = problems.slice(0, 20)
    const more = problems.length - shown.length
    super([...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'))
    this.name = 'ImportError'
    this.problems = problems
  }
}

/**
 * Returns text such as `recipes, record 12 (FP#1xGRN=>10xRAT): Inputs.0.Ticker: …`. The key is left out if it is the broken
 * part.
 */
export function describeRecord(kind: string, at: number, key: unknown): string {
  return typeof key === 'string' ? `${kind}, record ${at} (${key})` : `${kind}, record ${at}`
}

export function checkList<S extends v.GenericSchema>(
  kind: string,
  schema: S,
  keyOf: (record: v.InferOutput<S>) => string,
  value: unknown,
  problems: string[],
): v.InferOutput<S>[] {
  if (!Array.isArray(value)) {
    problems.push(`${kind}: a list of records is needed`)
    return []
  }
  const seen = new Set<string>()
  const records: v.InferOutput<S>[] = []
  for (const [at, item] of value.entries()) {
    const result = v.safeParse(schema, item)
    if (!result.success) {
      const key = typeof item === 'object' && item !== null ? keyOf(item) : undefined
      for (const { path, message } of describeIssues(result.issues))
        problems.push(`${describeRecord(kind, at, key)}: ${path || 'record'}: ${message}`)
      continue
    }
    const key = keyOf(result.output)
    if (seen.has(key)) problems.push(`${describeRecord(kind, at, key)}: stands there twice`)
    seen.add(key)
    records.push(result.output)
  }
  return records
}

export function checkKind<K extends Kind>(kind: K, value: unknown): RecordOf<K>[] {
  const problems: string[] = []
  const records = checkRecords(kind, value, problems)
  if (problems.length > 0) throw new ImportError(problems)
  return records
}

/** Adds its problems to the list. Returns the records without one. */
export function checkRecords<K extends Kind>(
  kind: K,
  value: unknown,
  problems: string[],
): RecordOf<K>[] {
  const field = KEY_FIELD[kind] as string
  const keyOf = (record: unknown) => (record as Record<string, string>)[field] as string
  const records = checkList(kind, SCHEMAS[kind] as v.GenericSchema, keyOf, value, problems)
  return records as RecordOf<K>[]
}
