import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { Together } from '../../../../engine/empire/together.ts'
import {
  formatCount,
  formatFixed,
  formatMoney,
  formatWhole,
} from '../../../../engine/game/number-format.ts'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import type { EmpireResults } from '../../../data/use-empire-results.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { IconButton } from '../../../ui/field/IconButton.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { StatTile, trendOf } from '../../../ui/figure/StatTile.tsx'
import { CloseIcon } from '../../../ui/icons/actions.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Skeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { HomeLink } from '../../page/Brand.tsx'
import { PageFrame } from '../../page/PageFrame.tsx'
import { Problem } from '../../page/Problem.tsx'
import { ThemeSwitch } from '../../page/ThemeSwitch.tsx'
import {
  priceWords,
  type ReaderTerms,
  sharedEmpireQuestion,
  useReaderTerms,
} from '../shared/use-shared-terms.ts'
import { useEmpireFigures } from '../use-empire.ts'
import { GroupFreight } from './GroupFreight.tsx'
import { goodColumns, groupSupplies, groupSupplyColumns } from './together-columns.tsx'
import { linksIn, whyNotAdded } from './together-links.ts'
import { type Participant, useGroup, useParticipants } from './use-together.ts'

const goodKey = ({ ticker }: { ticker: string }) => ticker
const DEFICITS_FIRST = { id: 'value', desc: false }
const LARGEST_FIRST = { id: 'value', desc: true }

/** Several shared empires as one economy. Nothing of it is stored. */
export function TogetherScreen({
  links,
  onLinks,
}: {
  links: readonly string[]
  onLinks: (links: readonly string[]) => void
}) {
  const participants = useParticipants(links)
  const reader = useReaderTerms()
  const { group, done, asked, notCounted, onResult, loaded } = useGroup(participants)
  return (
    <PageFrame
      title="Together"
      context={
        <Row gap={3} lineGap={1} wrap>
          <HomeLink />
          <span>several shared empires as one economy</span>
        </Row>
      }
      actions={<ThemeSwitch />}
    >
      <Stack gap={6} data-density="dense">
        <Participants
          participants={participants}
          group={group}
          reader={reader}
          links={links}
          onLinks={onLinks}
        />
        {loaded.map((shared) => (
          <EvaluatedEmpire key={shared.uuid} shared={shared} reader={reader} onResult={onResult} />
        ))}
        {links.length < 2 && (
          <Panel>
            <EmptyState title="Add the links of two to eight shared empires.">
              Their owners make them on the empire page with Share…. The address of this page
              contains the links, so it can be passed on.
            </EmptyState>
          </Panel>
        )}
        {asked > 0 && links.length > 1 && !group && (
          <p role="status" className="quiet">
            {formatWhole(done)} of {formatCount(asked, 'empire')} calculated …
          </p>
        )}
        {notCounted > 0 && (
          <p className="warn">
            {formatCount(notCounted, 'plan')} cannot be calculated or built as planned, and{' '}
            {notCounted === 1 ? 'is' : 'are'} not counted.
          </p>
        )}
        {group && group.repeated > 0 && (
          <p className="quiet">
            {formatCount(group.repeated, 'base')} of several empires{' '}
            {group.repeated === 1 ? 'counts' : 'count'} once.
          </p>
        )}
        {links.length > 1 && asked > 0 && <GroupFigures group={group} />}
        {group && links.length > 1 && <GroupTables group={group} loaded={loaded} reader={reader} />}
      </Stack>
    </PageFrame>
  )
}

/** Calculates one empire, and shows nothing but its failure. */
function EvaluatedEmpire({
  shared,
  reader,
  onResult,
}: {
  shared: ReadableEmpire
  reader: ReaderTerms
  onResult: (uuid: string, result: EmpireResults) => void
}) {
  const question = useMemo(
    () => (reader.isPending ? undefined : sharedEmpireQuestion(shared, reader)),
    [shared, reader],
  )
  const { answer } = useEmpireFigures(question)
  const { value, isStale } = answer
  useEffect(() => {
    if (value && !isStale) onResult(shared.uuid, value)
  }, [value, isStale, onResult, shared.uuid])
  return <Problem title={`${shared.empire.name} could not be calculated.`} of={answer} />
}

function Participants({
  participants,
  group,
  reader,
  links,
  onLinks,
}: {
  participants: readonly Participant[]
  group: Together | undefined
  reader: ReaderTerms
  links: readonly string[]
  onLinks: (links: readonly string[]) => void
}) {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const problem = tried ? whyNotAdded(text, links) : undefined
  function add() {
    setTried(true)
    if (whyNotAdded(text, links) !== undefined) return
    onLinks([...new Set([...links, ...linksIn(text)])])
    setText('')
    setTried(false)
  }
  const profits = new Map(group?.members.map((member) => [member.key, member]))
  return (
    <Panel title="Empires">
      {participants.length > 0 && (
        <PlainTable
          label="Empires"
          rows={participants}
          keyOf={({ uuid }) => uuid}
          columns={[
            {
              header: 'Empire',
              cell: ({ uuid, shared, problem, retry }) =>
                shared ? (
                  <Link to="/shared/empire/$sharedEmpireUuid" params={{ sharedEmpireUuid: uuid }}>
                    {shared.empire.name}
                    {shared.owner !== undefined && ` of ${shared.owner}`}
                  </Link>
                ) : problem ? (
                  <span className="warn">
                    {problem}{' '}
                    {retry && (
                      <Button size="small" onClick={retry}>
                        Try again
                      </Button>
                    )}
                  </span>
                ) : (
                  <Skeleton width="8em" />
                ),
            },
            {
              header: 'Prices',
              cell: ({ shared }) => (shared ? priceWords(shared, reader) : '—'),
            },
            {
              header: 'Bases',
              numeric: true,
              cell: ({ uuid }) => profits.get(uuid)?.bases ?? '—',
            },
            {
              header: 'Profit $/day',
              numeric: true,
              cell: ({ uuid }) => {
                const profit = profits.get(uuid)?.profit
                return profit === undefined ? '—' : <Figure value={profit} />
              },
            },
            {
              header: '',
              cell: ({ uuid, shared }) => (
                <IconButton
                  size="small"
                  label={`Remove ${shared?.empire.name ?? 'this link'}`}
                  icon={<CloseIcon size={14} />}
                  onClick={() => onLinks(links.filter((link) => link !== uuid))}
                />
              ),
            },
          ]}
        />
      )}
      <form
        aria-label="Add an empire"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Row gap={2} lineGap={2} align="end" wrap>
          <TextField
            label="Link of a shared empire"
            value={text}
            onValue={(next) => {
              setText(next)
              setTried(false)
            }}
            error={problem}
          />
          <Button type="submit">Add</Button>
        </Row>
      </form>
    </Panel>
  )
}

function GroupFigures({ group }: { group: Together | undefined }) {
  const sum = (of: (good: Together['goods'][number]) => number) =>
    group?.goods.reduce((total, good) => total + of(good), 0)
  const tiles = [
    { label: 'Profit of all', value: group?.totals.profit },
    { label: 'Bought by the group', value: sum(({ boughtValue }) => boughtValue), isCost: true },
    { label: 'Sold by the group', value: sum(({ soldValue }) => soldValue), isCost: true },
    { label: 'Profit per area', value: group?.totals.profitPerArea },
  ]
  return (
    <Columns least={200} gap={3}>
      {tiles.map(({ label, value, isCost }) => (
        <StatTile
          key={label}
          label={label}
          unit={value === undefined ? undefined : '$/day'}
          trend={isCost ? 'neutral' : trendOf(value)}
          value={
            value === undefined ? (
              <Skeleton width="8em" />
            ) : (
              <span title={`${formatFixed(value, 2)} $/day`}>{formatMoney(value)}</span>
            )
          }
        />
      ))}
    </Columns>
  )
}

function GroupTables({
  group,
  loaded,
  reader,
}: {
  group: Together
  loaded: readonly ReadableEmpire[]
  reader: ReaderTerms
}) {
  const names = useMemo(() => new Map(group.members.map(({ key, name }) => [key, name])), [group])
  const columns = useMemo(() => goodColumns(names), [names])
  const supplies = useMemo(() => groupSupplies(group.movements, names), [group, names])
  return (
    <>
      <Panel
        title="Goods"
        note="units a day; values are the sums of all plans at the exchange"
        flush
      >
        <DataTable
          label="goods"
          tableId="together-goods"
          rows={group.goods}
          columns={columns}
          rowKey={goodKey}
          initialSort={DEFICITS_FIRST}
          searchable
          columnPicker
          csvName="together goods"
          paged
          maxHeight="60dvh"
          empty={<EmptyState title="These empires make and use nothing." />}
        />
      </Panel>
      <Panel
        title="Who could supply whom"
        note="a day, after each empire supplied itself; worth what the user pays at the exchange"
        flush
      >
        <DataTable
          label="supplies"
          tableId="together-supplies"
          rows={supplies}
          columns={groupSupplyColumns}
          rowKey={({ key }) => key}
          initialSort={LARGEST_FIRST}
          searchable
          csvName="together supplies"
          paged
          maxHeight="50dvh"
          empty={
            <EmptyState title="No empire has what another one needs.">
              Each surplus goes to the exchange, and each deficit is bought there.
            </EmptyState>
          }
        />
      </Panel>
      <GroupFreight group={group} loaded={loaded} reader={reader} />
    </>
  )
}
