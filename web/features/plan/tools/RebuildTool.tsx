import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PlanetSite } from '../../../../engine/game/fio.ts'
import { formatAge, formatAmount, formatMoney } from '../../../../engine/game/number-format.ts'
import type { BuiltSite, Rebuild, RebuildStep } from '../../../../engine/supply/rebuild.ts'
import { fioQueries } from '../../../api/queries/fio.ts'
import { useRebuild } from '../../../data/calls.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { TileRow } from '../../../ui/layout/TileRow.tsx'
import { TransferOrder } from '../../transfer/TransferOrder.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { NoOwnBase } from './NoOwnBase.tsx'
import { ToolAnswer } from './ToolAnswer.tsx'
import styles from './Tools.module.css'
import { NO_STOCK, type OwnBase, useOwnBase } from './use-own-base.ts'

export function RebuildTool() {
  const { planet, isReadOnly } = useShownPlan()
  const own = useOwnBase(planet.PlanetNaturalId, !isReadOnly)
  const sites = useQuery({ ...fioQueries.sites(), enabled: own.isAsked })
  const site = Object.values(sites.data?.planets ?? {}).find(
    ({ PlanetIdentifier }) => PlanetIdentifier === planet.PlanetNaturalId,
  )
  if (own.isAsked && site) return <Steps own={own} site={site} />
  return (
    <NoOwnBase
      own={own}
      use={`the steps from what you have built on ${planet.PlanetName} to this plan are shown`}
      instead=" What building this plan takes is in the construction cart."
    />
  )
}

const builtSite = ({ InvestedPermits, Buildings }: PlanetSite): BuiltSite => ({
  permits: Math.max(1, InvestedPermits),
  buildings: Buildings.map(({ BuildingTicker, Condition, ReclaimableMaterials }) => ({
    building: BuildingTicker,
    condition: Condition,
    reclaimable: ReclaimableMaterials.map(({ MaterialTicker, MaterialAmount }) => ({
      ticker: MaterialTicker,
      amount: MaterialAmount,
    })),
  })),
})

function Steps({ own: { stock, reportedAt }, site }: { own: OwnBase; site: PlanetSite }) {
  const { plan, planet, context } = useShownPlan()
  const [usesStock, setUsesStock] = useState(true)
  const built = useMemo(() => builtSite(site), [site])
  const answer = useRebuild({
    cx: context.cx?.cx_data ?? null,
    rules: context.rules,
    planetNaturalId: planet.PlanetNaturalId,
    built,
    plan: {
      planet: plan.planet,
      infrastructure: plan.infrastructure,
      buildings: plan.buildings,
    },
    stock: usesStock ? stock : NO_STOCK,
  })
  return (
    <div className={styles.tool} data-density="dense">
      <p className="quiet">
        FIO data from {formatAge(reportedAt, Date.now())}. What is built and planned is left alone,
        housing comes before its workers, and nothing is demolished before its area is needed.
      </p>
      <Checkbox
        label="Build with what is in the base's store"
        checked={usesStock}
        onChecked={setUsesStock}
      />
      <ToolAnswer answer={answer}>
        {(rebuild) =>
          rebuild.steps.length === 0 && rebuild.unfit.length === 0 ? (
            <EmptyState title="Nothing to do">The base is built as planned.</EmptyState>
          ) : (
            <StepList rebuild={rebuild} isStale={answer.isStale} />
          )
        }
      </ToolAnswer>
    </div>
  )
}

function StepList({ rebuild, isStale }: { rebuild: Rebuild; isStale: boolean }) {
  const { planet, context } = useShownPlan()
  const { steps, totals, unfit } = rebuild
  const numbered = steps.map((step, place) => ({ step, number: place + 1 }))
  return (
    <>
      {unfit.length > 0 && (
        <ErrorPanel title="The plan has no room for all of it.">
          {unfit.map(({ building, amount }) => `${amount} ${building}`).join(', ')} cannot be built
          on the area of its permits.
        </ErrorPanel>
      )}
      <p className={styles.sum}>
        To buy: <strong>{formatMoney(totals.cost)}</strong> $ · {formatAmount(totals.weight)} t ·{' '}
        {formatAmount(totals.volume)} m³
      </p>
      <Stack as="ol" gap={3} aria-label="Steps to the plan" aria-busy={isStale}>
        {numbered.map(({ step, number }) => (
          <li key={number}>
            <Stack gap={1}>
              <Row justify="between">
                <span>
                  {number}. {wordsOf(step)}
                </span>
                {step.kind === 'bring' && (
                  <TransferOrder
                    name={`Build ${planet.PlanetName}, step ${number}`}
                    materials={step.rows}
                    planetNaturalId={planet.PlanetNaturalId}
                    cx={context.cx?.cx_data ?? null}
                  />
                )}
              </Row>
              {step.kind !== 'permits' && (
                <TileRow
                  label={step.kind === 'demolish' ? 'comes back' : 'materials'}
                  tiles={step.kind === 'bring' ? step.rows : step.materials}
                  most={40}
                />
              )}
            </Stack>
          </li>
        ))}
      </Stack>
    </>
  )
}

function wordsOf(step: RebuildStep): string {
  switch (step.kind) {
    case 'permits':
      return `Invest ${step.amount} more ${step.amount === 1 ? 'permit' : 'permits'}`
    case 'bring':
      return `Bring ${formatAmount(step.totals.weight)} t, ${formatAmount(step.totals.volume)} m³ for ${formatMoney(step.totals.cost)} $`
    case 'build':
      return `Build ${step.amount} ${step.building}`
    case 'demolish':
      return step.materials.length > 0
        ? `Demolish ${step.amount} ${step.building}; comes back:`
        : `Demolish ${step.amount} ${step.building}`
  }
}
