import { useState } from 'react'
import type { ContractView } from '../../../engine/company/contracts.ts'
import type { Contract } from '../../../engine/game/company.ts'
import { flightPlace } from '../../../engine/game/constants/stations.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import {
  formatAmount,
  formatDateTime,
  formatDuration,
  formatMoney,
  NONE,
} from '../../../engine/game/number-format.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import { usePlaceNames } from '../fleet/place-names.ts'
import { ContractFlights } from './ContractFlights.tsx'
import {
  contractStatus,
  contractTitle,
  dueWords,
  isOnMap,
  stateWords,
  typeWords,
  whatWords,
} from './contract-words.ts'
import { ReserveButton } from './ReserveButton.tsx'

/** Names the money of a contract, for its derivation. */
export type ContractFigure = { readonly contract: string; readonly of: 'all' | 'open' }

export function ContractCard({
  contract,
  view,
  storage,
  cx,
  now,
  first,
}: {
  contract: Contract
  view: ContractView
  storage: FioStorage
  cx: CxChoice
  now: number
  /** The condition whose flight is planned at once. */
  first: string | undefined
}) {
  const [planned, setPlanned] = useState(first)
  const title = contractTitle(contract)
  const job = view.jobs.find(({ condition }) => condition === planned)
  const due = view.dueMs === null ? null : dueWords(view.dueMs, now)
  return (
    <Panel
      title={title}
      note={[contract.partner, contract.name && contract.localId, contractStatus(contract.status)]
        .filter(Boolean)
        .join(' · ')}
      actions={due && <Tag tone={due.tone}>{due.words}</Tag>}
    >
      <Stack gap={3}>
        <Row gap={6} lineGap={2} wrap>
          <span>
            {view.done} of {contract.conditions.length} done
          </span>
          <Money label="Against exchange prices" figure={{ contract: contract.id, of: 'all' }}>
            {view.value}
          </Money>
          <Money label="Still to come" figure={{ contract: contract.id, of: 'open' }}>
            {view.open.value}
          </Money>
        </Row>
        <Caveats view={view} />
        <Conditions contract={contract} view={view} now={now} />
        <Actions contract={contract} view={view} planned={planned} onPlan={setPlanned} />
        {job && (
          <ContractFlights
            key={job.condition}
            job={job}
            goods={goodsOf(contract, view, job.condition)}
            storage={storage}
            cx={cx}
            name={`Contract ${contract.localId}`}
          />
        )}
      </Stack>
    </Panel>
  )
}

const goodsOf = ({ conditions }: Contract, { steps }: ContractView, id: string) =>
  steps[conditions.findIndex((condition) => condition.id === id)]?.goods ?? null

function Money({
  label,
  figure,
  children: value,
}: {
  label: string
  figure: ContractFigure
  children: number | null
}) {
  return (
    <span>
      <span className="quiet">{label} </span>
      {value === null ? (
        <span title="Not known">{NONE}</span>
      ) : (
        <Explained<ContractFigure> figure={figure} label={label}>
          {formatMoney(value)} $
        </Explained>
      )}
    </span>
  )
}

/** What the figures leave out or assume. */
function Caveats({ view: { unpriced, oneToOne, uncounted } }: { view: ContractView }) {
  const words = [
    unpriced.length > 0 && `No price known, counted as 0: ${unpriced.join(', ')}.`,
    oneToOne.length > 0 && `Counted one to one: ${oneToOne.join(', ')}. Rates are in the profile.`,
    uncounted.length > 0 && `Not counted: ${uncounted.join(', ')}.`,
  ].filter(Boolean)
  return words.length > 0 && <p className="quiet">{words.join(' ')}</p>
}

/** Actions for each of the player's conditions. They are below the table, so that a phone shows them too. */
function Actions({
  contract: { id, conditions },
  view: { steps, jobs },
  planned,
  onPlan,
}: {
  contract: Contract
  view: ContractView
  planned: string | undefined
  onPlan: (condition: string | undefined) => void
}) {
  return conditions.map((condition, n) => {
    const { goods } = steps[n]!
    const hasFlight = jobs.some((job) => job.condition === condition.id)
    if (!goods && !hasFlight) return null
    const isPlanned = planned === condition.id
    return (
      <Row key={condition.id} gap={2} wrap>
        <span className="quiet">
          {typeWords(condition.type)} {whatWords(condition)}
        </span>
        {goods && (
          <ReserveButton
            {...{ contract: id, condition: condition.id, at: condition.place, goods }}
          />
        )}
        {hasFlight && (
          <Button
            size="small"
            aria-expanded={isPlanned}
            onClick={() => onPlan(isPlanned ? undefined : condition.id)}
          >
            Plan the flight
          </Button>
        )}
      </Row>
    )
  })
}

function Conditions({
  contract: { party, conditions },
  view: { steps },
  now,
}: {
  contract: Contract
  view: ContractView
  now: number
}) {
  const places = conditions.flatMap(({ place, destination }) =>
    [place, destination].flatMap((name) => (name === null ? [] : flightPlace(name))),
  )
  const nameOf = usePlaceNames(places.filter(isOnMap), 'short')
  const placeWords = (name: string) => nameOf(flightPlace(name))
  return (
    <PlainTable
      label="conditions"
      isWide
      rows={conditions}
      keyOf={(condition) => condition.id}
      columns={[
        {
          header: 'Condition',
          cell: (condition) =>
            `${condition.party === party ? 'You' : 'Partner'}: ${typeWords(condition.type)}`,
        },
        { header: 'What', cell: (condition) => whatWords(condition) || NONE },
        {
          header: 'Where',
          cell: ({ place, destination }) =>
            [place, destination]
              .flatMap((name) => (name === null ? [] : placeWords(name)))
              .join(' → ') || NONE,
        },
        {
          header: 'State',
          cell: ({ status }, n) => {
            const { state, goods } = steps[n]!
            const missing = goods && goods.missing > 0 && `, ${formatAmount(goods.missing)} missing`
            return (
              <>
                {stateWords(state, status)}
                {missing}
              </>
            )
          },
        },
        {
          header: 'Due',
          cell: ({ deadlineAfterMs }, n) => {
            const { dueMs, state } = steps[n]!
            if (state === 'done') return ''
            if (dueMs !== null)
              return <span title={formatDateTime(dueMs)}>{dueWords(dueMs, now).words}</span>
            return deadlineAfterMs === null
              ? NONE
              : `${formatDuration(deadlineAfterMs)} once it can be done`
          },
        },
      ]}
    />
  )
}
