import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { CX_NAME_LENGTH, type Cx } from '../../../engine/game/cx.ts'
import type { Material } from '../../../engine/game/gamedata.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { CX_CSV_HEADING, cxCsvRows } from '../../../engine/plan/editing/cx-csv.ts'
import type { CxPlace } from '../../../engine/plan/editing/cx-edit.ts'
import { cxMutations } from '../../api/queries/cx.ts'
import { ConflictDialog } from '../../editing/ConflictDialog.tsx'
import { LeaveDialog } from '../../editing/LeaveDialog.tsx'
import { UnsavedNotice } from '../../editing/UnsavedNotice.tsx'
import { CX_NEEDS_NAME, useCxEditing } from '../../editing/use-cx-editing.ts'
import { downloadCsv } from '../../ui/download.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { DownloadIcon, MoreIcon, TrashIcon } from '../../ui/icons/records.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { SideBySide } from '../../ui/layout/SideBySide.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useConfirm } from '../../ui/overlay/Confirm.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { writeCsv } from '../../ui/table/csv.ts'
import { PageFoot } from '../page/PageFoot.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { problemText } from '../page/problem-text.ts'
import { EditBar } from './EditBar.tsx'
import { ExchangePreferences } from './ExchangePreferences.tsx'
import type { ExchangesSearch } from './exchanges-search.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { OpenCxSelect } from './OpenCxSelect.tsx'
import { PlaceList } from './PlaceList.tsx'
import { PriceTable } from './PriceTable.tsx'
import { TickerPreferences } from './TickerPreferences.tsx'

const NOT_SAVED = 'The preferences were not saved.'

export function CxEditor({
  cx,
  all,
  materials,
}: {
  cx: Cx
  all: readonly Cx[]
  materials: readonly Material[]
}) {
  const search = useSearch({ from: '/_shell/exchanges/{-$cxUuid}' })
  const navigate = useNavigate({ from: '/exchanges/{-$cxUuid}' })
  const toast = useToast()
  const form = useCxEditing(cx, (outcome) => {
    if (outcome.kind === 'refused') toast.error(NOT_SAVED, { detail: outcome.why })
    if (outcome.kind === 'failed') toast.error(NOT_SAVED, { detail: problemText(outcome.problem) })
  })
  const [ticker, setTicker] = useState<string | null>(null)
  const [isImporting, setImporting] = useState(false)
  const { state, dispatch, commit } = form
  const place: CxPlace = search.planet ?? null
  const tickers = useMemo(() => materials.map(({ Ticker }) => Ticker), [materials])
  const { remove, isGone } = useRemoval(cx, form.forgetDrafts)

  function setPlace(next: CxPlace) {
    void navigate({
      search: (old: ExchangesSearch) => ({ ...old, planet: next ?? undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  async function reload() {
    try {
      await form.reload()
    } catch (problem) {
      toast.error('The CX was not loaded.', { detail: problemText(problem as Error) })
    }
  }

  return (
    <>
      <PageFrame
        title="Exchanges"
        help="exchanges"
        context={<OpenCxSelect all={all} uuid={cx.uuid} />}
        actions={
          <Menu
            trigger={<IconButton label="Actions for this CX" icon={<MoreIcon />} />}
            entries={[
              { label: 'Import CSV', onSelect: () => setImporting(true) },
              {
                label: 'Export CSV',
                icon: <DownloadIcon />,
                onSelect: () =>
                  downloadCsv(`CX ${state.name}`, writeCsv(CX_CSV_HEADING, cxCsvRows(state))),
              },
              'separator',
              {
                label: 'Delete CX',
                icon: <TrashIcon />,
                danger: true,
                onSelect: () => void remove(),
              },
            ]}
          />
        }
      >
        <UnsavedNotice what="CX" form={form} />
        <SideBySide first="minmax(320px, 380px)">
          <Stack gap={6}>
            <Panel title="CX" note={empiresInWords(cx)}>
              <TextField
                label="Name"
                maxLength={CX_NAME_LENGTH}
                value={state.name}
                error={state.name.trim() === '' ? CX_NEEDS_NAME : undefined}
                onValue={(name) => dispatch({ kind: 'rename', name })}
                onBlur={commit}
              />
            </Panel>
            <PlaceList cx={state} place={place} onPlace={setPlace} dispatch={dispatch} />
            <ExchangePreferences cx={state} place={place} dispatch={dispatch} />
            <TickerPreferences
              cx={state}
              place={place}
              materials={materials}
              ticker={ticker}
              onTicker={setTicker}
              dispatch={dispatch}
              commit={commit}
            />
          </Stack>
          <PriceTable cx={state} place={place} materials={materials} onTicker={setTicker} />
        </SideBySide>
      </PageFrame>
      <PageFoot>
        <EditBar form={form} onReload={() => void reload()} />
      </PageFoot>
      {isImporting && (
        <ImportDialog
          cx={state}
          tickers={tickers}
          onClose={() => setImporting(false)}
          onImport={(next, preferences) => {
            setImporting(false)
            dispatch({
              kind: 'take over',
              cx: next,
              as: `Import ${formatCount(preferences, 'preference')}`,
            })
          }}
        />
      )}
      <ConflictDialog
        differences={form.conflict?.differences}
        what="this CX"
        onResolve={form.resolveConflict}
        onClose={form.closeConflict}
      />
      <LeaveDialog dirty={form.isDirty && !isGone} what="this CX" save={form.save} />
    </>
  )
}

function empiresInWords({ empires }: Cx): string {
  return empires.length === 0
    ? 'used by no empire yet'
    : `used by ${empires.map(({ name }) => name).join(', ')}`
}

/** Asks, deletes the CX and leaves the page. A deleted CX has nothing left to save. */
function useRemoval(cx: Cx, forgetDrafts: () => void) {
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  const { mutateAsync } = useMutation(cxMutations.delete)
  async function remove() {
    const isSure = await confirm({
      title: `Delete ${cx.name}?`,
      text: 'Are you sure? Deleting the CX will delete all preferences.',
      action: 'Delete',
      danger: true,
    })
    if (!isSure) return
    setGone(true)
    try {
      await mutateAsync(cx.uuid)
      forgetDrafts()
      await navigate({ to: '/exchanges/{-$cxUuid}', params: {}, search: {} })
    } catch (problem) {
      setGone(false)
      toast.error(`${cx.name} was not deleted.`, { detail: problemText(problem as Error) })
    }
  }
  return { remove, isGone }
}
