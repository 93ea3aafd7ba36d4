import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { nameOfOther } from '../../../engine/game/constants/rules.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { setFreight, useFreightSettings } from '../../session/freight-settings.ts'
import { Switch } from '../../ui/field/Checkbox.tsx'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { MoreIcon, ShareIcon } from '../../ui/icons/records.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useWideWindow } from '../../ui/layout/use-wide-window.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Hint } from '../../ui/overlay/Hint.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { FreightBasis } from '../basis/FreightBasis.tsx'
import { RulesBasis } from '../basis/RulesBasis.tsx'
import { BookedAnswer } from '../order-books/BookedProfitNote.tsx'
import { BookSwitches } from '../order-books/BookSwitches.tsx'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import { FeesNotKnown } from '../planet/FeesNotKnown.tsx'
import { CountedTotals, figureTabs, useCountedFigures } from './CountedFigures.tsx'
import { EmpireForm } from './EmpireForm.tsx'
import styles from './EmpirePage.module.css'
import type { EmpireView } from './empire-view.ts'
import { type EmpireOverview, useEmpire } from './use-empire.ts'
import { useLastVisit } from './visits.ts'

const ShareEmpireDialog = lazyPart(
  () => import('./shared/ShareEmpireDialog.tsx'),
  'ShareEmpireDialog',
)
const FreightTab = lazyPart(() => import('./freight/FreightTab.tsx'), 'FreightTab')
const HistoryTab = lazyPart(() => import('./history/HistoryTab.tsx'), 'HistoryTab')

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
  const { context, plans, planQuestions, answer, figures, inTables, otherTotals } = overview
  const isFinal = figures !== undefined && !answer.isStale && figures.plans.length > 0
  const settings = useFreightSettings(empire.uuid)
  const { before, latest } = useLastVisit(empire.uuid, isFinal ? figures.totals : undefined)
  const atCost = view.own ?? settings.sharesOwn
  const counted = useCountedFigures({
    figures,
    inTables,
    atCost,
    tab: view.tab,
    empireUuid: empire.uuid,
    cx: context.cx?.cx_data ?? null,
    rules: context.rules,
    planQuestions,
  })
  const { extras } = counted
  return (
    <PageFrame
      title="Empire"
      help="empire"
      context={<EmpireContext empire={empire} empires={empires} context={context} />}
      actions={
        <>
          <IconButton
            size="small"
            label="Share…"
            icon={<ShareIcon size={14} />}
            onClick={() => onView({ share: true })}
          />
          <CountingSwitches>
            <BookSwitches />
            <Switch
              label="Own sourcing"
              checked={atCost}
              onChecked={(sharesOwn) => {
                setFreight(empire.uuid, settings, { sharesOwn })
                onView({ own: undefined })
              }}
            />
            <Hint about="own sourcing">
              What one base makes for another is worth what it costs to make, instead of its price
              at the exchange; also where bases feed each other in circles. Fixed sources and limits
              under Freight decide who takes from whom, while freight counts.
            </Hint>
          </CountingSwitches>
        </>
      }
    >
      {view.share && (
        <Suspense>
          <ShareEmpireDialog empire={empire} onClose={() => onView({ share: undefined })} />
        </Suspense>
      )}
      <ExplainProvider source={counted.source}>
        <ContextNotice />
        <Problem
          title={
            answer.value
              ? 'The latest figures could not be calculated. These are the last ones.'
              : 'The figures of this empire could not be calculated.'
          }
          of={answer}
        />
        <Problem
          title="Planets could not be loaded. Their plans are not counted."
          of={{ ...answer, problem: answer.value?.notLoaded }}
        />
        <CountedTotals
          counted={counted}
          compared={{
            other: otherTotals,
            otherBook: nameOfOther(context.rules),
            before,
            latest,
          }}
        >
          {extras.booked && <BookedAnswer booked={extras.booked} />}
        </CountedTotals>
        <FeesNotKnown planets={figures?.feesUnknown ?? []} />
        <Tabs
          label="Empire"
          value={view.tab ?? 'overview'}
          onValue={(tab) => onView({ tab: tab === 'overview' ? undefined : tab })}
          tabs={[
            ...figureTabs(empire, plans, counted),
            {
              value: 'freight',
              label: 'Freight',
              content: figures && (
                <Suspense>
                  <FreightTab empire={empire} plans={figures.plans} extras={extras} />
                </Suspense>
              ),
            },
            {
              value: 'history',
              label: 'History',
              content: (
                <Suspense>
                  <HistoryTab
                    empire={empire}
                    allPlans={allPlans}
                    cx={context.cx}
                    day={view.day}
                    onDay={(day) => onView({ day })}
                  />
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

/** In the head of the page, and behind a button where the head has no room for them. */
function CountingSwitches({ children }: { children: ReactNode }) {
  const isWide = useWideWindow()
  if (isWide) return <Row>{children}</Row>
  return (
    <Popover
      title="What the figures count"
      align="end"
      trigger={<IconButton label="What the figures count" icon={<MoreIcon />} />}
    >
      <Stack align="start">{children}</Stack>
    </Popover>
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
    <Row gap={3} lineGap={2} wrap className={styles.head}>
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
        <Link
          to="/exchanges/{-$cxUuid}"
          params={{ cxUuid: cx.uuid }}
          title={`Prices: ${cx.cx_data.name}`}
        >
          {cx.cx_data.name}
        </Link>
      ) : (
        !isPending && <span>30-day average prices</span>
      )}
      <RulesBasis empireUuid={empire.uuid} />
      <FreightBasis empire={empire} />
    </Row>
  )
}
