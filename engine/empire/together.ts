import { byCodeUnits } from '../universe/csr.ts'
import { type EmpirePlan, type EmpireTotals, empireTotals } from './empire.ts'
import type { EvaluatedPlan } from './evaluation.ts'
import { empireMovements, type Movement, poolsByPlanet, type SupplyPool } from './network.ts'

/** An empire that takes part, with its plans evaluated under its own prices and bonuses. */
export interface Member {
  readonly key: string
  readonly name: string
  readonly plans: readonly EvaluatedPlan[]
}

/** What one member makes and uses of a good, in units a day. */
export interface MemberFlow {
  readonly key: string
  readonly made: number
  readonly used: number
}

/** A good of the group. Amounts are units a day, values $ a day. */
export interface GroupGood {
  readonly ticker: string
  readonly members: readonly MemberFlow[]
  readonly made: number
  readonly used: number
  readonly balance: number
  /** The sum of what each plan pays and earns for it at the exchange. */
  readonly value: number
  /** What members could supply to each other, after each supplied itself. */
  readonly between: number
  /** What the group as a whole buys or sells at the exchange. */
  readonly bought: number
  readonly boughtValue: number
  readonly sold: number
  readonly soldValue: number
}

export interface Together {
  readonly totals: EmpireTotals
  /** In the order of the members, each from its own plans. */
  readonly members: readonly (EmpireTotals & {
    readonly key: string
    readonly name: string
    readonly bases: number
  })[]
  readonly goods: readonly GroupGood[]
  /** Between members and with the exchange (null), after each member supplied itself. */
  readonly movements: readonly Movement[]
  readonly plans: readonly EvaluatedPlan[]
  /** Bases that more than one member has. Each counts once, for the first of them. */
  readonly repeated: number
}

/** Several empires as one economy. */
export function together(members: readonly Member[]): Together {
  const seen = new Set<string>()
  let repeated = 0
  const distinct = members.map((member) => ({
    ...member,
    plans: member.plans.filter(({ uuid }) => {
      const isNew = !seen.has(uuid)
      if (!isNew) repeated += 1
      seen.add(uuid)
      return isNew
    }),
  }))
  const plans = distinct.flatMap((member) => member.plans)
  const movements = empireMovements(distinct.map(afterOwnSupply))
  return {
    totals: empireTotals(plans),
    members: distinct.map(({ key, name, plans }) => ({
      ...empireTotals(plans),
      ...{ key, name, bases: plans.length },
    })),
    goods: groupGoods(distinct, movements),
    ...{ movements, plans, repeated },
  }
}

/** A member as one place: what it has left, or still needs, after its bases supplied each other. */
function afterOwnSupply({ key, name, plans }: Member): EmpirePlan {
  const materialIo = [...poolsByPlanet(plans)].map(([ticker, { makers, users }]) => {
    const [made, used] = [sumOf(makers), sumOf(users)]
    const delta = made.amount - used.amount
    const { amount, value } = delta > 0 ? made : used
    const price = amount > 0 ? delta * (value / amount) : 0
    return { ticker, input: Math.max(-delta, 0), output: Math.max(delta, 0), delta, price }
  })
  return { uuid: key, name, planetNaturalId: key, materialIo }
}

function sumOf(side: SupplyPool['makers']) {
  const sum = { amount: 0, value: 0 }
  for (const { amount, value } of side.values()) {
    sum.amount += amount
    sum.value += value
  }
  return sum
}

type Draft = { -readonly [K in keyof Omit<GroupGood, 'members'>]: GroupGood[K] } & {
  members: Map<string, { made: number; used: number }>
}

function groupGoods(members: readonly Member[], movements: readonly Movement[]): GroupGood[] {
  const drafts = new Map<string, Draft>()
  const draftOf = (ticker: string): Draft => {
    const draft = drafts.get(ticker) ?? emptyDraft(ticker)
    drafts.set(ticker, draft)
    return draft
  }
  for (const { key, plans } of members)
    for (const { ticker, input, output, delta, price } of plans.flatMap(
      (plan) => plan.materialIo,
    )) {
      const draft = draftOf(ticker)
      const own = draft.members.get(key) ?? { made: 0, used: 0 }
      own.made += output
      own.used += input
      draft.members.set(key, own)
      draft.made += output
      draft.used += input
      draft.balance += delta
      draft.value += price
    }
  for (const { from, to, ticker, amount, value } of movements) {
    const draft = draftOf(ticker)
    if (from === null) {
      draft.bought += amount
      draft.boughtValue += value
    } else if (to === null) {
      draft.sold += amount
      draft.soldValue += value
    } else if (from !== to) draft.between += amount
  }
  return [...drafts.values()]
    .map(({ members, ...good }) => ({
      ...good,
      members: [...members].map(([key, flow]) => ({ key, ...flow })),
    }))
    .sort((one, other) => byCodeUnits(one.ticker, other.ticker))
}

const emptyDraft = (ticker: string): Draft => ({
  ticker,
  members: new Map(),
  ...{ made: 0, used: 0, balance: 0, value: 0, between: 0 },
  ...{ bought: 0, boughtValue: 0, sold: 0, soldValue: 0 },
})
