import * as v from 'valibot'
import {
  ECONOMY_FILE_VERSION,
  EconomyEnvelope,
  type EconomyFile,
  FiledCx,
  FiledEmpire,
  FiledPlan,
} from '../game/economy-file.ts'
import { FreightSettings, OwnDesign } from '../game/own-fleet.ts'
import { describeIssues } from '../game/validation.ts'
import { nameIn } from '../game/versions/record.ts'

export interface BadRecord {
  record: string
  text: string
}
export type ReadEconomy = { ok: true; file: EconomyFile } | { ok: false; problems: BadRecord[] }

/** Reads a file completely or not at all; every wrong record is named. */
export function readEconomyFile(text: string): ReadEconomy {
  const envelope = v.safeParse(EconomyEnvelope, parsed(text))
  if (!envelope.success) return bad('This is no file of plans, empires and CX.')
  const { version, exported_at, ...records } = envelope.output
  if (version !== ECONOMY_FILE_VERSION) {
    return bad(
      version > ECONOMY_FILE_VERSION
        ? `A newer version of Perigee wrote this file (version ${version}; ${ECONOMY_FILE_VERSION} can be read). Reload the page to update. The file is not changed.`
        : `The file has version ${version}; ${ECONOMY_FILE_VERSION} can be read.`,
    )
  }
  const problems: BadRecord[] = []
  const plans = readAll(
    'Plan',
    FiledPlan,
    records.plans,
    byUuid(({ plan }) => plan.name),
    problems,
  )
  const empires = readAll(
    'Empire',
    FiledEmpire,
    records.empires,
    byUuid(({ empire }) => empire.name),
    problems,
  )
  const cx = readAll(
    'CX',
    FiledCx,
    records.cx,
    byUuid((each) => each.cx.name),
    problems,
  )
  const ships = readAll('Ship', OwnDesign, records.ships, ({ id, name }) => [id, name], problems)
  const freight = readFreight(records.freight, problems)
  if (problems.length === 0) problems.push(...badReferences(plans, empires, cx))
  if (problems.length > 0) return { ok: false, problems }
  const { format } = envelope.output
  return {
    ok: true,
    file: {
      ...{ format, version: ECONOMY_FILE_VERSION, exported_at },
      ...{ plans, empires, cx, ships },
      ...(freight && { freight }),
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const bad = (text: string) => ({ ok: false as const, problems: [{ record: 'File', text }] })

function readFreight(raw: unknown, problems: BadRecord[]): FreightSettings | undefined {
  if (raw === undefined) return undefined
  const read = v.safeParse(FreightSettings, raw, { abortPipeEarly: true })
  if (read.success) return read.output
  problems.push({ record: 'Freight', text: issuesInWords(read.issues) })
  return undefined
}

const issuesInWords = (issues: Parameters<typeof describeIssues>[0]) =>
  describeIssues(issues)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ')

/** The id identifies a record within its kind. */
type Named<T> = (record: T) => readonly [id: string, name: string]
const byUuid =
  <T extends { uuid: string }>(nameOf: (record: T) => string): Named<T> =>
  (record) => [record.uuid, nameOf(record)]

function readAll<T>(
  kind: string,
  schema: v.GenericSchema<unknown, T>,
  records: readonly unknown[],
  named: Named<T>,
  problems: BadRecord[],
): T[] {
  const seen = new Set<string>()
  return records.flatMap((record, place) => {
    const read = v.safeParse(schema, record, { abortPipeEarly: true })
    if (!read.success) {
      const name = nameIn(record)
      problems.push({
        record: `${kind} ${place + 1}${name === undefined ? '' : `, ${name}`}`,
        text: issuesInWords(read.issues),
      })
      return []
    }
    const [id, name] = named(read.output)
    if (seen.has(id)) {
      problems.push({
        record: `${kind} ${place + 1}, ${name}`,
        text: 'uuid: It is in the file twice.',
      })
    }
    seen.add(id)
    return [read.output]
  })
}

function badReferences(
  plans: readonly FiledPlan[],
  empires: readonly FiledEmpire[],
  cx: readonly FiledCx[],
): BadRecord[] {
  const planIds = new Set(plans.map(({ uuid }) => uuid))
  const empireNames = new Map(empires.map(({ uuid, empire }) => [uuid, empire.name]))
  const cxOf = new Map<string, string>()
  return [
    ...empires.flatMap(({ empire, plans: members }, place) =>
      members
        .filter((uuid) => !planIds.has(uuid))
        .map((uuid) => ({
          record: `Empire ${place + 1}, ${empire.name}`,
          text: `plans: ${uuid} is no plan of this file.`,
        })),
    ),
    ...cx.flatMap(({ cx: { name }, empires: users }, place) =>
      users.flatMap((uuid) => {
        const record = `CX ${place + 1}, ${name}`
        const empire = empireNames.get(uuid)
        if (empire === undefined) {
          return [{ record, text: `empires: ${uuid} is no empire of this file.` }]
        }
        const other = cxOf.get(uuid)
        cxOf.set(uuid, name)
        return other === undefined
          ? []
          : [
              {
                record,
                text: `empires: ${empire} has the CX ${other} already; an empire has at most one.`,
              },
            ]
      }),
    ),
  ]
}
