import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Empire } from '../../../engine/model/empire.ts'
import type { Plan } from '../../../engine/model/plan.ts'
import { nameOfOther } from '../../../engine/reference/rules.ts'
import { ContextNotice } from '../../parts/ContextNotice.tsx'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { problemText } from '../../parts/problem-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ExplainProvider } from '../../ui/explain/ExplainProvider.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Select } from '../../ui/Select.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './EmpirePage.module.css'
import type { EmpireView } from './empire-view.ts'
import { empireExplainSource } from './explain-source.ts'
import { type EmpireOverview, useEmpire } from './hooks/useEmpire.ts'
import { useLastVisit } from './hooks/useLastVisit.ts'
import { useOwnSourcing } from './hooks/useOwnSourcing.ts'
import { useSentMaterialIo } from './hooks/useSentMaterialIo.ts'
import { EmpireForm } from './parts/EmpireForm.tsx'
import { FlowTable } from './parts/FlowTable.tsx'
import { PlansTable } from './parts/PlansTable.tsx'
import { TotalFigures } from './parts/TotalFigures.tsx'
import { WhenSeen } from './parts/WhenSeen.tsx'

const FlowTab = lazy(async () => ({ default: (await import('./flow/FlowTab.tsx')).FlowTab }))
const Analysis = lazy(async () => ({ default: (await import('./parts/Analysis.tsx')).Analysis }))

/** One empire: its figures, its plans, what moves between them, and its settings. */
export function EmpirePage({
  empire,
  empires,
  allPlans,
  view,
  onView,
}: {
  empire: Empire
  empires: readonly Empire[]
  allPlans: readonly Plan[]
  view: EmpireView
  onView: (change: Partial<EmpireView>) => void
}) {
  const overview = useEmpire(empire, allPlans)
  const { context, plans, planQuestions, answer, figures, inTables, otherTotals, sheetPlans } =
    overview
  const isFinal = figures !== undefined && !answer.isStale && figures.plans.length > 0
  const before = useLastVisit(empire.uuid, isFinal ? figures.totals : undefined)
  const atCost = view.own === true
  const own = useOwnSourcing(figures, atCost || view.tab === 'flow')
  const shownOwn = atCost ? own : undefined
  const ownInTables = useDeferredValue(shownOwn)
  useSentMaterialIo(isFinal ? sheetPlans : undefined)
  const source = useMemo(
    () => empireExplainSource(figures?.plans ?? [], (uuid) => planQuestions.get(uuid)),
    [figures, planQuestions],
  )
  return (
    <PageFrame
      title="Empire"
      help="empire"
      context={<EmpireContext empire={empire} empires={empires} context={context} />}
      actions={
        <div className={styles.valued}>
          <Switch
            label="Own sourcing"
            checked={atCost}
            onChecked={(own) => onView({ own: own || undefined })}
          />
          <Hint about="own sourcing">
            What one base makes for another is worth what it costs to make, instead of its price at
            the exchange; also where bases feed each other in circles.
          </Hint>
        </div>
      }
    >
      <ExplainProvider source={source}>
        <ContextNotice />
        <Calculation
          answer={answer}
          isStopped={!figures && !answer.isRunning && !context.isPending}
        />
        <TotalFigures
          totals={figures?.totals}
          own={shownOwn?.totals}
          other={otherTotals}
          otherBook={nameOfOther(context.rules)}
          before={before}
        />
        <Tabs
          label="Empire"
          value={view.tab ?? 'overview'}
          onValue={(tab) => onView({ tab: tab === 'overview' ? undefined : tab })}
          tabs={[
            {
              value: 'overview',
              label: 'Overview',
              content: (
                <div className={styles.overview} data-density="dense">
                  <div className={styles.columns}>
                    <PlansTable
                      empire={empire}
                      plans={plans}
                      figures={inTables}
                      own={ownInTables}
                    />
                    <FlowTable
                      flows={inTables?.flows}
                      own={ownInTables}
                      csvName={`${empire.name} material flow`}
                    />
                  </div>
                  {inTables && inTables.plans.length > 0 && (
                    <WhenSeen>
                      <Suspense>
                        <Analysis figures={inTables} plans={plans} />
                      </Suspense>
                    </WhenSeen>
                  )}
                </div>
              ),
            },
            {
              value: 'flow',
              label: 'Flow picture',
              content: figures && own && (
                <Suspense>
                  <FlowTab figures={figures} own={own} atCost={atCost} />
                </Suspense>
              ),
            },
            {
              value: 'configuration',
              label: 'Configuration',
              content: (
                <Panel title="Empire configuration">
                  <EmpireForm empire={empire} />
                </Panel>
              ),
            },
          ]}
        />
      </ExplainProvider>
    </PageFrame>
  )
}

function EmpireContext({
  empire,
  empires,
  context: { cx, isPending },
}: {
  empire: Empire
  empires: readonly Empire[]
  context: EmpireOverview['context']
}) {
  const navigate = useNavigate()
  return (
    <div className={styles.context}>
      <div className={styles.picker}>
        <Select
          label="Empire"
          hideLabel
          options={empires.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          value={empire.uuid}
          onValue={(empireUuid) =>
            void navigate({ to: '/empire/{-$empireUuid}', params: { empireUuid } })
          }
        />
      </div>
      {cx ? (
        <Link to="/exchanges/{-$cxUuid}" params={{ cxUuid: cx.uuid }}>
          {cx.cx_data.name}
        </Link>
      ) : (
        !isPending && <span>30-day average prices</span>
      )}
    </div>
  )
}

/** How far a calculation of many plans is; what became of one that gave no figures. */
function Calculation({
  answer,
  isStopped,
}: {
  answer: EmpireOverview['answer']
  isStopped: boolean
}) {
  const { progress, problem, cancel, retry, isRunning, isStale, value } = answer
  const isLong = useIsLong(isRunning)
  if (isLong && progress && progress.done < progress.total) {
    return (
      <Progress
        label="Calculating plans"
        done={progress.done}
        total={progress.total}
        onCancel={cancel}
      />
    )
  }
  if (problem) {
    return (
      <ErrorPanel
        title={
          value
            ? 'The latest figures could not be calculated. These are the last ones.'
            : 'The figures of this empire could not be calculated.'
        }
        onRetry={retry}
        retrying={isRunning}
      >
        {problemText(problem)}
      </ErrorPanel>
    )
  }
  if (isRunning || !isStale || !isStopped) return null
  return (
    <Panel>
      <EmptyState
        title="The calculation was cancelled."
        action={<Button onClick={retry}>Calculate</Button>}
      />
    </Panel>
  )
}

/** A bar that comes and goes within a moment only moves the page under the reader's eyes. */
const LONG_MS = 500

function useIsLong(isRunning: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isRunning])
  return isLong
}
