import type { BaseWorkforce } from '../game/company.ts'
import { EXPERTISES, WORKFORCES } from '../game/primitives.ts'
import { Cogc } from '../game/programs.ts'
import { MAX_EXPERTS, MAX_EXPERTS_OF_A_KIND } from '../plan/edit.ts'
import { efficiencyFactors, productOf } from '../plan/efficiency.ts'
import type { EmpireBonus } from '../plan/input.ts'
import { createStaff, type Staff } from '../plan/workforce.ts'
import type { Universe } from '../universe/universe.ts'
import type { CompanyLine } from './company-lines.ts'

/** A line counts as explained within this share, since FIO rounds and counts workers at another moment. */
const TOLERANCE = 2e-3

/** What explains the efficiencies that FIO reports of one base. */
export interface BaseConditions {
  readonly corphq: boolean
  readonly cogc: Cogc
  /** By expertise. */
  readonly experts: Uint8Array
  /** Whether the reported figures include the condition of the buildings; sources differ. */
  readonly includesCondition: boolean
}

export interface ExplainedLine {
  readonly line: CompanyLine
  readonly reported: number | null
  /** What our formula gives under these conditions. */
  readonly calculated: number | null
  readonly isExplained: boolean
}

export interface ExplainedBase extends BaseConditions {
  readonly lines: readonly ExplainedLine[]
}

export interface KnownConditions {
  /** The programme that runs on the planet, if known. */
  readonly cogc: Cogc | null
  readonly workforce: BaseWorkforce | undefined
  readonly empire: EmpireBonus | null
}

/**
 * The headquarters, programme and experts under which our formula gives the most reported efficiencies of a base. Of
 * equal explanations the one with the known programme counts, then the one with fewest assumptions.
 */
export function explainBase(
  universe: Universe,
  planetId: string,
  lines: readonly CompanyLine[],
  known: KnownConditions,
): ExplainedBase {
  const planet = universe.planets.indexOf.get(planetId)!
  const fertility = universe.planets.fertility[planet]!
  const staff = staffOf(known.workforce)
  const programs = [...new Set<Cogc>([known.cogc ?? '---', '---', ...Cogc.options])]
  let best: { score: number; base: ExplainedBase } | undefined
  for (const includesCondition of [false, true])
    for (const corphq of [false, true])
      for (const [rank, cogc] of programs.entries()) {
        const conditions = { corphq, cogc, includesCondition }
        const base = explainUnder(universe, lines, conditions, fertility, staff, known.empire)
        const explained = base.lines.filter(({ isExplained }) => isExplained).length
        const assumed =
          (includesCondition ? 4 : 0) + (corphq ? 1 : 0) + (rank === 0 ? 0 : 2 + rank / 100)
        const experts = base.experts.reduce((sum, amount) => sum + amount, 0)
        const tooMany = experts > MAX_EXPERTS ? 1 : 0
        const score = explained * 1000 - tooMany * 500 - assumed * 10 - experts / 10
        if (!best || score > best.score) best = { score, base }
      }
  return best!.base
}

/** Under these conditions: the experts of each expertise that explain most of its lines. */
function explainUnder(
  universe: Universe,
  lines: readonly CompanyLine[],
  conditions: Omit<BaseConditions, 'experts'>,
  fertility: number,
  staff: Staff,
  empire: EmpireBonus | null,
): ExplainedBase {
  const experts = new Uint8Array(EXPERTISES.length)
  const calculated = (line: CompanyLine, amount: number): number | null => {
    if (line.building === undefined) return null
    const expertise = universe.buildings.expertise[line.building]!
    const counts = new Uint8Array(EXPERTISES.length)
    if (expertise >= 0) counts[expertise] = amount
    const { corphq, cogc, includesCondition } = conditions
    const working = { fertility, corphq, cogc, experts: counts, staff, empire }
    const efficiency = productOf(efficiencyFactors(universe, line.building, working))
    return includesCondition ? efficiency * (line.line.condition ?? 1) : efficiency
  }
  for (let expertise = 0; expertise < EXPERTISES.length; expertise++) {
    const own = lines.filter(
      ({ building }) =>
        building !== undefined && universe.buildings.expertise[building] === expertise,
    )
    let most = 0
    for (let amount = 0; amount <= MAX_EXPERTS_OF_A_KIND; amount++) {
      const explained = own.filter((line) =>
        isNear(line.line.efficiency, calculated(line, amount)),
      ).length
      if (explained <= most) continue
      most = explained
      experts[expertise] = amount
    }
  }
  return {
    ...conditions,
    experts,
    lines: lines.map((line) => {
      const expertise =
        line.building === undefined ? -1 : universe.buildings.expertise[line.building]!
      const found = calculated(line, expertise < 0 ? 0 : experts[expertise]!)
      return {
        line,
        reported: line.line.efficiency,
        calculated: found,
        isExplained: isNear(line.line.efficiency, found),
      }
    }),
  }
}

const isNear = (reported: number | null, calculated: number | null) =>
  reported !== null &&
  calculated !== null &&
  Math.abs(reported - calculated) <= TOLERANCE * Math.max(reported, calculated)

/** The satisfaction that the game reports is the workers' efficiency. If it is unknown, they are taken to have all they need. */
function staffOf(workforce: BaseWorkforce | undefined): Staff {
  const staff = createStaff()
  staff.efficiency.fill(1)
  for (const { level, satisfaction, required, capacity } of workforce?.levels ?? []) {
    const kind = WORKFORCES.findIndex((name) => name.toUpperCase() === level)
    if (kind < 0) continue
    staff.efficiency[kind] = satisfaction
    staff.required[kind] = required
    staff.capacity[kind] = capacity
  }
  return staff
}
