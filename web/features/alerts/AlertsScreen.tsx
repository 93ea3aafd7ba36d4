import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Alert, MAX_ALERTS } from '../../../engine/game/alert.ts'
import { formatAge } from '../../../engine/game/number-format.ts'
import { alertQueries } from '../../api/queries/alerts.ts'
import { useAlertStates } from '../../data/use-alert-states.ts'
import { Button } from '../../ui/field/Button.tsx'
import { PlusIcon } from '../../ui/icons/actions.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { StaleNotice } from '../../ui/layout/StaleNotice.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import styles from './AlertsScreen.module.css'
import { ChannelsPanel } from './ChannelsPanel.tsx'
import { RuleForm } from './RuleForm.tsx'
import { RuleTable } from './RuleTable.tsx'
import type { RuleDraft } from './rule-draft.ts'

export function AlertsScreen() {
  const alerts = useQuery(alertQueries.all())
  const states = useAlertStates()
  const [changed, setChanged] = useState<Alert>()
  const [suggested, setSuggested] = useState<Partial<RuleDraft>>()
  const { data } = alerts
  return (
    <PageFrame title="Alerts" help="alerts">
      <Stack gap={4} className={styles.screen}>
        <Panel title="Rules" note={data && `${data.alerts.length} of ${MAX_ALERTS}`} flush>
          {data ? (
            <>
              {alerts.isError && (
                <StaleNotice
                  since={alerts.dataUpdatedAt}
                  now={Date.now()}
                  onRefresh={() => alerts.refetch()}
                  refreshing={alerts.isFetching}
                />
              )}
              <Problem title="The rules could not be checked" of={states} />
              {data.alerts.length === 0 ? (
                <p className={styles.note}>No rule yet. Start from one of these, or from below.</p>
              ) : (
                <RuleTable
                  rules={data.alerts}
                  states={states.value}
                  isStale={states.isStale}
                  isWatched={data.last_look !== null}
                  onChange={setChanged}
                />
              )}
              {data.alerts.length < MAX_ALERTS && !changed && (
                <Row gap={2} lineGap={2} wrap className={styles.chips}>
                  {SUGGESTIONS.map(({ words, rule }) => (
                    <Button
                      key={words}
                      size="small"
                      icon={<PlusIcon size={12} />}
                      onClick={() => setSuggested({ ...rule })}
                    >
                      {words}
                    </Button>
                  ))}
                </Row>
              )}
              <p className={styles.note}>
                {lookWords(data.last_look)}
                {data.alerts.some(({ rule }) => rule.watch === 'supply') && ` ${SUPPLY_WORDS}`}
              </p>
            </>
          ) : alerts.isError ? (
            <Problem title="Your rules could not be loaded" of={alerts} />
          ) : (
            <TableSkeleton rows={3} columns={4} label="Loading your rules" />
          )}
        </Panel>
        {data && (changed || data.alerts.length < MAX_ALERTS) && (
          <Panel title={changed ? 'Change rule' : 'New rule'}>
            <RuleForm
              key={changed?.uuid ?? keyOf(suggested)}
              changed={changed}
              suggested={suggested}
              hasPush={data.push.key !== null}
              onDone={() => {
                setChanged(undefined)
                setSuggested(undefined)
              }}
            />
          </Panel>
        )}
        {data && <ChannelsPanel {...data} />}
      </Stack>
    </PageFrame>
  )
}

/** A new suggestion replaces what is in the form. */
const keyOf = (suggested: Partial<RuleDraft> | undefined) =>
  suggested ? JSON.stringify(suggested) : 'new'

const SUGGESTIONS: readonly { words: string; rule: Partial<RuleDraft> }[] = [
  { words: 'A storage is over 90 % full', rule: { watch: 'storage', limit: 90 } },
  { words: 'A building is below 80 %', rule: { watch: 'repair', limit: 80 } },
  {
    words: 'RAT on hand below 100',
    rule: { watch: 'stock', ticker: 'RAT', is: 'below', limit: 100 },
  },
  { words: 'A stock lasts less than 3 days', rule: { watch: 'supply', limit: 3 } },
  { words: 'A price rises above a limit', rule: { watch: 'price', is: 'above' } },
]

const SUPPLY_WORDS =
  'How long a stock lasts goes by what FIO reports of the base, and by your plans where it reports nothing or the rule says so.'

const lookWords = (lastLook: string | null) =>
  lastLook === null
    ? 'This server does not fetch prices by itself: rules are checked while a page of yours is open.'
    : `The server checks your rules after each look at the exchanges, also while no page is open; the last look was ${formatAge(Date.parse(lastLook), Date.now())}.`
