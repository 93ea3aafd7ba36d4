import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { BOOK_WORDS } from '../../../../engine/game/constants/rule-words.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { factionInWords } from '../../../../engine/plan/editing/empire-editor.ts'
import type { PlanRequest } from '../../../../engine/plan/request.ts'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import { ForeignFreight, FREIGHT_DEFAULTS } from '../../../session/freight-settings.ts'
import { usePreferences } from '../../../session/preferences.ts'
import { Switch } from '../../../ui/field/Checkbox.tsx'
import { ExplainProvider } from '../../../ui/figure/explain/ExplainProvider.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { HomeLink } from '../../page/Brand.tsx'
import { PageFrame } from '../../page/PageFrame.tsx'
import { Problem } from '../../page/Problem.tsx'
import { ThemeSwitch } from '../../page/ThemeSwitch.tsx'
import { CountedTotals, figureTabs, useCountedFigures } from '../CountedFigures.tsx'
import { SharedPlans } from '../PlanAnchor.tsx'
import { useEmpireFigures } from '../use-empire.ts'
import type { SharedEmpireView } from './shared-empire-view.ts'
import { TakeAlong } from './TakeAlong.tsx'
import { priceWords, sharedEmpireQuestion, useReaderTerms } from './use-shared-terms.ts'

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
  const [atCost, setAtCost] = useState(shared.freight?.sharesOwn ?? false)
  const planQuestions = useMemo(() => {
    if (!question) return new Map<string, PlanRequest>()
    const { plans: asked, ...terms } = question
    return new Map(asked.map(({ uuid, plan }) => [uuid, { ...terms, plan }]))
  }, [question])
  const counted = useCountedFigures({
    figures,
    inTables,
    atCost,
    tab: view.tab,
    empireUuid: undefined,
    cx: question?.cx ?? null,
    rules: reader.rules,
    planQuestions,
  })
  const { extras } = counted
  const context = [
    factionInWords(empire.faction),
    `${empire.permits_used} of ${formatCount(empire.permits_total, 'permit')}`,
    ...(owner === undefined ? [] : [`of ${owner}`]),
    priceWords(shared, reader),
    BOOK_WORDS[book],
    `freight ${extras.hasFreight ? 'counts' : 'not counted'}`,
    ...(extras.byBook ? ['against order books'] : []),
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
      <ExplainProvider source={counted.source}>
        <Problem title="The figures of this empire could not be calculated." of={answer} />
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
        ) : (
          <>
            <CountedTotals
              counted={counted}
              compared={{ other: undefined, otherBook: book, before: undefined, latest: undefined }}
            />
            <div data-density="dense">
              <Tabs
                label="Empire"
                value={view.tab ?? 'overview'}
                onValue={(tab) => onView({ tab: tab === 'overview' ? undefined : tab })}
                tabs={figureTabs(empire, plans, counted)}
              />
            </div>
          </>
        )}
      </ExplainProvider>
    </PageFrame>
  )
}
