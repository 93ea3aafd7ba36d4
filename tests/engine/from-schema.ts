import fc from 'fast-check'
import * as v from 'valibot'
import { DateString, PlainDate } from '../../engine/game/primitives.ts'

/**
 * Values made from a valibot schema. What a schema says in data (types, options, bounds, patterns) is built in;
 * what it says in code (checks) only filters.
 */
export function arbitraryOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  if (schema === DateString) return moment
  if (schema === PlainDate) return moment.map((iso) => iso.slice(0, 10))
  const parts = describe(schema)
  const made = build(parts)
  return parts.pipe.length > 0 ? made.filter((value) => v.is(schema, value)) : made
}

/** Dates are text that a check reads: guessing such text would take for ever. */
const moment = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** What there is to know of a schema; a pipe repeats its first schema and then lists what it demands. */
interface Parts {
  type: string
  pipe: Action[]
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  options?: string[] | v.GenericSchema[]
  literal?: unknown
  wrapped?: v.GenericSchema
  key?: v.GenericSchema
  value?: v.GenericSchema
}
interface Action {
  type: string
  requirement?: unknown
}

function describe(schema: v.GenericSchema): Parts {
  const parts = schema as unknown as Omit<Parts, 'pipe'> & { pipe?: Action[] }
  return { ...parts, pipe: flatten(parts.pipe?.slice(1) ?? [], parts.pipe?.[0]) }
}

/** A pipe may begin with a pipe. */
function flatten(actions: Action[], first: unknown): Action[] {
  const inner = (first as { pipe?: Action[] } | undefined)?.pipe
  return inner ? [...flatten(inner.slice(1), inner[0]), ...actions] : actions
}

const demand = (parts: Parts, type: string) =>
  parts.pipe.find((action) => action.type === type)?.requirement

function build(parts: Parts): fc.Arbitrary<unknown> {
  switch (parts.type) {
    case 'string':
      return text(parts)
    case 'number':
      return number(parts)
    case 'boolean':
      return fc.boolean()
    case 'picklist':
      return fc.constantFrom(...(parts.options as string[]))
    case 'literal':
      return fc.constant(parts.literal)
    case 'union':
      return fc.oneof(...(parts.options as v.GenericSchema[]).map(arbitraryOf))
    case 'nullable':
      return fc.option(arbitraryOf(parts.wrapped!))
    case 'optional':
      return arbitraryOf(parts.wrapped!)
    case 'array':
      return fc.array(arbitraryOf(parts.item!), {
        maxLength: Math.min(4, (demand(parts, 'max_length') as number | undefined) ?? 4),
      })
    case 'record':
      return fc.dictionary(
        // What stands under this key no object can keep as a field of its own.
        (arbitraryOf(parts.key!) as fc.Arbitrary<string>).filter((key) => key !== '__proto__'),
        arbitraryOf(parts.value!),
        { maxKeys: 3 },
      )
    case 'object':
    case 'loose_object':
      return fc.record(
        Object.fromEntries(
          Object.entries(parts.entries!).map(([key, entry]) => [key, arbitraryOf(entry)]),
        ),
        {
          requiredKeys: Object.keys(parts.entries!).filter((key) => !mayMiss(parts.entries![key]!)),
        },
      )
    default:
      throw new Error(`No values are known for a schema of type ${parts.type}`)
  }
}

export const mayMiss = (schema: v.GenericSchema) => schema.type === 'optional'

function text(parts: Parts): fc.Arbitrary<string> {
  const pattern = demand(parts, 'regex')
  if (demand(parts, 'uuid')) return fc.uuid()
  if (pattern instanceof RegExp) return fc.stringMatching(new RegExp(pattern.source))
  const exact = demand(parts, 'length') as number | undefined
  const least = parts.pipe.some((action) => action.type === 'non_empty') ? 1 : 0
  return fc.string({
    minLength: exact ?? (demand(parts, 'min_length') as number | undefined) ?? least,
    maxLength: exact ?? Math.min(20, (demand(parts, 'max_length') as number | undefined) ?? 20),
  })
}

function number(parts: Parts): fc.Arbitrary<number> {
  const min = (demand(parts, 'min_value') as number | undefined) ?? -1e6
  const max = Math.min(
    ...parts.pipe.flatMap((a) => (a.type === 'max_value' ? [a.requirement as number] : [])),
    1e9,
  )
  if (parts.pipe.some((action) => action.type === 'integer')) return fc.integer({ min, max })
  return fc.double({ min, max, noNaN: true })
}
