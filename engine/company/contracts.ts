import type { Contract } from '../game/company.ts'
import type { FioStorage } from '../game/fio.ts'
import type { CurrencyRates } from '../game/own-fees.ts'
import type { Reserve } from '../game/reserve.ts'
import { type Load, materialLoad } from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'
import { type ContractJob, jobsOf } from './contract-jobs.ts'
import { type ContractMoney, contractMoney, type PricesAt } from './contract-money.ts'
import { type StepState, stepsOf } from './contract-steps.ts'
import { type StepGoods, stockForSteps } from './contract-stock.ts'

export interface ContractsRequest {
  readonly contracts: readonly Contract[]
  /** Null where FIO does not know the stores. */
  readonly storage: FioStorage | null
  readonly reserves: readonly Reserve[]
  readonly rates: CurrencyRates
}

export interface ContractStepView {
  readonly isOwn: boolean
  readonly state: StepState
  readonly dueMs: number | null
  readonly goods: StepGoods | null
}

type Money = Omit<ContractMoney, 'parts'>

export interface JobView extends ContractJob {
  /** Weight and volume still to be carried, without what is already at the place. */
  readonly load: Load
}

export interface ContractView extends Money {
  readonly id: string
  readonly done: number
  /** The player's next deadline; null while none runs. */
  readonly dueMs: number | null
  /** The value of the conditions that are not done yet. */
  readonly open: Money
  /** In the order of the contract's conditions. */
  readonly steps: readonly ContractStepView[]
  readonly jobs: readonly JobView[]
}

export function contractViews(
  universe: Universe,
  pricesAt: PricesAt,
  { contracts, storage, reserves, rates }: ContractsRequest,
): ContractView[] {
  const goodsFor = storage ? stockForSteps(storage, reserves) : () => null
  return contracts.map((contract) => {
    const steps = stepsOf(contract)
    const goods = new Map(steps.map((step) => [step.condition.id, goodsFor(step)]))
    const deadlines = steps.flatMap(({ isOwn, state, dueMs }) =>
      isOwn && state === 'open' && dueMs !== null ? [dueMs] : [],
    )
    return {
      id: contract.id,
      done: steps.filter(({ state }) => state === 'done').length,
      dueMs: deadlines.length > 0 ? Math.min(...deadlines) : null,
      ...plain(contractMoney(universe, contract, pricesAt, rates, 'all')),
      open: plain(contractMoney(universe, contract, pricesAt, rates, 'open')),
      steps: steps.map(({ condition, isOwn, state, dueMs }) => ({
        ...{ isOwn, state, dueMs },
        goods: goods.get(condition.id) ?? null,
      })),
      jobs: jobsOf(steps).map((job) => ({
        ...job,
        load: loadOf(universe, job, goods.get(job.condition) ?? null),
      })),
    }
  })
}

const plain = ({ parts: _, ...money }: ContractMoney): Money => money

function loadOf(
  universe: Universe,
  { goods, freight }: ContractJob,
  needed: StepGoods | null,
): Load {
  if (freight) return freight
  if (!goods) return { weight: 0, volume: 0 }
  const amount = needed ? needed.missing : goods.amount
  return materialLoad(universe, [{ ticker: goods.ticker, amount }])
}
