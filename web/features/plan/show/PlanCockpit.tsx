import type { ReactNode } from 'react'
import { feesUnder } from '../../../../engine/plan/local-fees.ts'
import { isFeeUnknown } from '../../../../engine/universe/diagnostics.ts'
import { Cockpit } from '../../../ui/layout/Cockpit.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { BookedAnswer } from '../../order-books/BookedProfitNote.tsx'
import { Problem } from '../../page/Problem.tsx'
import styles from './PlanCockpit.module.css'
import { PlanDock } from './panels/PlanDock.tsx'
import type { OpenDock } from './panels/plan-dock.ts'
import { ProductionSection } from './production/ProductionSection.tsx'
import { FreightSection } from './results/FreightSection.tsx'
import { MaterialFlowSection } from './results/MaterialFlowSection.tsx'
import { OverviewSection } from './results/OverviewSection.tsx'
import { StorageSection } from './results/StorageSection.tsx'
import { runsNothing } from './runs-nothing.ts'
import { ConfigurationSection } from './setup/ConfigurationSection.tsx'
import { ExpertsSection } from './setup/ExpertsSection.tsx'
import { InfrastructureSection } from './setup/InfrastructureSection.tsx'
import { LabelsSection } from './setup/LabelsSection.tsx'
import { WorkforceSection } from './setup/WorkforceSection.tsx'
import { type ShownPlan, useShownPlan } from './shown-plan.ts'
import { PlanStatusBar } from './status/PlanStatusBar.tsx'

type Props = { shown: ShownPlan }

/** The whole plan: inputs left, production in the middle, consequences right, and the dock beside them. */
export function PlanCockpit({ shown, dock }: Props & { dock: OpenDock }) {
  return (
    <div className={styles.cockpit} data-density="dense">
      <Cockpit
        label="Parts of the plan"
        bar={<PlanStatusBar shown={shown} />}
        isDocked={dock.isOpen}
        dock={dock.docked && <PlanDock {...dock} docked={dock.docked} />}
        tabs={['production', 'inputs', 'consequences']}
        columns={[
          {
            id: 'inputs',
            label: 'Setup',
            width: '21.7em',
            content: inside(<Inputs shown={shown} />),
          },
          {
            id: 'production',
            label: 'Production',
            content: inside(<Production shown={shown} />),
          },
          {
            id: 'consequences',
            label: 'Results',
            width: '28.6em',
            content: inside(<Consequences shown={shown} />),
          },
        ]}
      />
    </div>
  )
}

const inside = (content: ReactNode) => <Stack className={styles.column}>{content}</Stack>

function Inputs({ shown }: Props) {
  const { plan, planUuid, planet, result, dispatch, isReadOnly, autoHabitation } = shown
  return (
    <>
      <ConfigurationSection
        name={plan.name}
        base={plan.planet}
        planet={planet}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      <ExpertsSection
        experts={plan.planet.experts}
        results={result?.experts}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      <WorkforceSection
        luxuries={plan.planet.workforce}
        results={result?.workforce}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      <InfrastructureSection
        infrastructure={plan.infrastructure}
        auto={autoHabitation}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      {planUuid !== null && <LabelsSection planUuid={planUuid} />}
    </>
  )
}

function Production({ shown }: Props) {
  const { plan, result, planet, dispatch, isReadOnly } = shown
  return (
    <ProductionSection
      buildings={plan.buildings}
      results={result?.production.buildings}
      planet={planet}
      cogc={plan.planet.cogc}
      dispatch={dispatch}
      isReadOnly={isReadOnly}
    />
  )
}

/** A constant element, so that an unchanged section is not rendered. */
const BY_BOOK = <PlanByBook />

function PlanByBook() {
  const { extras } = useShownPlan()
  return extras?.booked && <BookedAnswer booked={extras.booked} />
}

function Consequences({ shown }: Props) {
  const { result, problem, planet, context } = shown
  if (!result)
    return problem ? (
      <Problem title="The plan cannot be calculated" of={{ problem }} />
    ) : (
      <TableSkeleton label="Calculating" rows={12} columns={4} />
    )
  const { profit, revenue, overview, area, visitation, diagnostics } = result
  return (
    <>
      <Problem title="These figures are those before the last edit" of={{ problem }} />
      <OverviewSection
        profit={profit}
        revenue={revenue}
        overview={overview}
        area={area}
        feesCount={feesUnder(context.rules).arePaid}
        feesKnown={!diagnostics.some(isFeeUnknown)}
        isIdle={runsNothing(result)}
        extras={shown.extras}
        isSwitched={shown.isSwitched}
      >
        {shown.session && BY_BOOK}
      </OverviewSection>
      {shown.session && <FreightSection />}
      <StorageSection visitation={visitation} overview={overview} isIdle={runsNothing(result)} />
      <MaterialFlowSection
        all={result.materialio}
        production={result.productionMaterialIO}
        workforce={result.workforceMaterialIO}
        planet={planet}
        cx={context.cx}
      />
    </>
  )
}
