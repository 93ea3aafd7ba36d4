import { Link } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { BOOK_WORDS } from '../../../../engine/game/constants/rule-words.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { factionInWords } from '../../../../engine/plan/editing/empire-editor.ts'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import { ForeignFreight, FREIGHT_DEFAULTS } from '../../../session/freight-settings.ts'
import { usePreferences } from '../../../session/preferences.ts'
import { Switch } from '../../../ui/field/Checkbox.tsx'
import { ExplainProvider } from '../../../ui/figure/explain/ExplainProvider.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { AssumedExchanges } from '../../basis/AssumedExchanges.tsx'
import { PartsLine } from '../../basis/PartsLine.tsx'
import { useExtras } from '../../basis/use-extras.tsx'
import { useOwnSourcing } from '../../basis/use-own-sourcing.ts'
import { HomeLink } from '../../page/Brand.tsx'
import { PageFrame } from '../../page/PageFrame.tsx'
import { Problem } from '../../page/Problem.tsx'
import { ThemeSwitch } from '../../page/ThemeSwitch.tsx'
import { whyNoTotals } from '../base-warnings.ts'
import styles from '../EmpirePage.module.css'
import { ExcludedBases } from '../ExcludedBases.tsx'
import { empireExplainSource } from '../explain-source.ts'
import { FlowTable } from '../FlowTable.tsx'
import { SharedPlans } from '../PlanAnchor.tsx'
import { PlansTable } from '../PlansTable.tsx'
import { TotalFigures } from '../TotalFigures.tsx'
import { useEmpireFigures } from '../use-empire.ts'
import type { SharedEmpireView } from './shared-empire-view.ts'
import { TakeAlong } from './TakeAlong.tsx'
import { priceWords, sharedEmpireQuestion, useReaderTerms } from './use-shared-terms.ts'

const FlowTab = lazyPart(() => import('../flow/FlowTab.tsx'), 'FlowTab')
const Analysis = lazyPart(() => import('../Analysis.tsx'), 'Analysis')

/** Somebody else's empire, read-only: its totals, plans and flows. */
export function SharedEmpirePage({
  shared,
  view,
  onView,
}: {
  shared: ReadableEmpire
  view: SharedEmpireView
  onView: (change: Partial<SharedEmpireView>) => void
}) {
  const links = useMemo(
    () => new Map(shared.plans.map(({ uuid }) => [uuid, shared.uuid])),
    [shared],
  )
  return (
    <SharedPlans value={links}>
      <ForeignFreight value={shared.freight ?? FREIGHT_DEFAULTS}>
        <Page shared={shared} view={view} onView={onView} />
      </ForeignFreight>
    </SharedPlans>
  )
}

function Page({ shared, view, onView }: Parameters<typeof SharedEmpirePage>[0]) {
  const { empire, plans, unreadable, owner } = shared
  const reader = useReaderTerms()
  const { figures: book } = usePreferences()
  const question = useMemo(
    () => (reader.isPending ? undefined : sharedEmpireQuestion(shared, reader)),
    [shared, reader],
  )
  const { answer, figures, inTables } = useEmpireFigures(question)
  const noTotals =
    figures && whyNoTotals(figures.plans.length, figures.failed.length, figures.impossible.length)
  const [atCost, setAtCost] = useState(shared.freight?.sharesOwn ?? false)
  const own = useOwnSourcing(figures, atCost || view.tab === 'flow', undefined)
  const shownOwn = atCost ? own : undefined
  const ownInTables = useDeferredValue(shownOwn)
  const extras = useExtras({
    figures: atCost && !own ? undefined : figures,
    own: shownOwn,
    empireUuid: undefined,
    cx: question?.cx ?? null,
    rules: reader.rules,
  })
  const { freight, booked, hasFreight, byBook } = extras
  const partsInTables = useDeferredValue(extras.value?.plans)
  const bookAnswer = byBook ? booked?.answer.value : undefined
  const source = useMemo(() => {
    const { plans: asked = [], ...terms } = question ?? {}
    const byUuid = new Map(asked.map((plan) => [plan.uuid, plan]))
    return empireExplainSource(
      figures?.plans ?? [],
      (uuid) => {
        const found = byUuid.get(uuid)
        return found && question && { ...question, ...terms, plan: found.plan }
      },
      own?.sourcing,
      {
        effects: {
          freight: freight?.totals.cost ?? 0,
          sold: bookAnswer?.sold ?? 0,
          bought: bookAnswer?.bought ?? 0,
        },
        area: figures?.totals.area ?? 0,
        atCost,
      },
    )
  }, [question, figures, own?.sourcing, freight, bookAnswer, atCost])
  const isSwitched = extras.isOn || atCost
  const context = [
    factionInWords(empire.faction),
    `${empire.permits_used} of ${formatCount(empire.permits_total, 'permit')}`,
    ...(owner === undefined ? [] : [`of ${owner}`]),
    priceWords(shared, reader),
    BOOK_WORDS[book],
    `freight ${hasFreight ? 'counts' : 'not counted'}`,
    ...(byBook ? ['against order books'] : []),
  ]
  return (
    <PageFrame
      title={empire.name}
      context={
        <Row gap={3} lineGap={1} wrap>
          <HomeLink />
          <span>{context.join(' · ')}</span>
        </Row>
      }
      actions={
        <Row wrap lineGap={1}>
          <Switch label="Own sourcing" checked={atCost} onChecked={setAtCost} />
          <Link to="/together" search={{ links: shared.uuid }}>
            Together…
          </Link>
          <TakeAlong shared={shared} />
          <ThemeSwitch />
        </Row>
      }
    >
      <ExplainProvider source={source}>
        <Problem
          title="The figures of this empire could not be calculated."
          of={{
            error: answer.problem ?? null,
            refetch: answer.retry,
            isFetching: answer.isRunning,
          }}
        />
        {unreadable.length > 0 && (
          <p className="warn" role="status">
            {formatCount(unreadable.length, 'plan')} of this empire cannot be read by this version:{' '}
            {unreadable.map(({ name }) => name).join(', ')}.
          </p>
        )}
        {plans.length === 0 ? (
          <Panel>
            <EmptyState title="This empire has no plans.">
              Its owner has not assigned any, or took them out.
            </EmptyState>
          </Panel>
        ) : noTotals ? (
          <Panel>
            <EmptyState title={noTotals}>The reasons are in the list of plans.</EmptyState>
          </Panel>
        ) : (
          <TotalFigures
            totals={figures?.totals}
            switched={
              isSwitched
                ? (extras.value?.totals ?? (extras.problem ? undefined : 'pending'))
                : undefined
            }
            how={hasFreight || byBook ? 'switched' : 'own'}
            other={undefined}
            otherBook={book}
            before={undefined}
            latest={undefined}
          />
        )}
        {extras.host}
        {extras.value && !noTotals && (
          <PartsLine parts={extras.value.parts} isStale={extras.isStale} />
        )}
        {freight && <AssumedExchanges assumed={freight.assumed} />}
        <Problem
          title="Freight or order books could not be calculated. The profit is that of the price list."
          of={{ problem: extras.problem, retry: extras.retry }}
        />
        <ExcludedBases bases={figures?.impossible ?? []} />
        {plans.length > 0 && (
          <Tabs
            label="Empire"
            value={view.tab ?? 'overview'}
            onValue={(tab) => onView({ tab: tab === 'overview' ? undefined : tab })}
            tabs={[
              {
                value: 'overview',
                label: 'Overview',
                content: (
                  <Stack gap={6} data-density="dense">
                    <div className={styles.columns}>
                      <PlansTable
                        empire={empire}
                        plans={plans}
                        figures={inTables}
                        own={ownInTables}
                        parts={partsInTables}
                      />
                      <FlowTable
                        flows={inTables?.flows}
                        own={ownInTables}
                        isCalculated={!noTotals}
                        csvName={`${empire.name} material flow`}
                      />
                    </div>
                    {inTables && inTables.plans.length > 0 && (
                      <Suspense>
                        <Analysis figures={inTables} plans={plans} />
                      </Suspense>
                    )}
                  </Stack>
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
            ]}
          />
        )}
      </ExplainProvider>
    </PageFrame>
  )
}
