import * as v from 'valibot'
import { MAX_ISSUES } from './validation.ts'

/**
 * A list of at most `most` items. The length is checked before any item, and checking stops after the first few
 * problems, so refusing a body costs no more than reading it.
 */
export function list<const S extends v.GenericSchema>(item: S, most: number, tooMany?: string) {
  const array = v.array(item)
  const length = v.maxLength<v.InferOutput<S>[], number, string | undefined>(most, tooMany)
  const bounded = v.pipe(array, length)
  const run: (typeof bounded)['~run'] = (dataset, config) => {
    const { value } = dataset
    if (!Array.isArray(value)) return array['~run'](dataset, config)
    if (value.length > most) return length['~run']({ typed: true, value }, config)
    const output: v.InferOutput<S>[] = []
    const issues: v.InferIssue<S>[] = []
    for (const [key, input] of value.entries()) {
      const read = item['~run']({ value: input }, config)
      output.push(read.value as v.InferOutput<S>)
      for (const issue of read.issues ?? []) {
        const step: v.ArrayPathItem = {
          type: 'array',
          origin: 'value',
          input: value,
          key,
          value: input,
        }
        issues.push({ ...issue, path: [step, ...(issue.path ?? [])] } as v.InferIssue<S>)
      }
      if (issues.length >= (config.abortEarly ? 1 : MAX_ISSUES)) break
    }
    const [first, ...others] = issues
    return first
      ? { typed: false, value: output, issues: [first, ...others] }
      : { typed: true, value: output }
  }
  return { ...bounded, '~run': run } as typeof bounded
}
