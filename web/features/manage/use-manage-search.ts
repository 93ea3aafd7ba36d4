import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { GridView } from '../../ui/table/assignment/marks.ts'
import { type TableState, tableSearch, tableState, tableStateOf } from '../../ui/table/state.ts'
import type { ManageSearch, ManageTab } from './manage-search.ts'

const FIRST = tableState({ id: 'name', desc: false })

export function useManageTab() {
  const { tab = 'plans' } = useSearch({ from: '/_shell/manage' })
  const navigate = useNavigate({ from: '/manage' })
  const open = (next: ManageTab) =>
    void navigate({
      search: next === 'plans' ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    })
  return [tab, open] as const
}

export function useTableInAddress() {
  const search = useSearch({ from: '/_shell/manage' })
  const state = useMemo(() => tableStateOf(search, FIRST), [search])
  const navigate = useNavigate({ from: '/manage' })
  return {
    initialSort: FIRST.sort[0],
    state,
    onStateChange: (next: TableState) =>
      void navigate({
        search: (old: ManageSearch) => ({ ...old, ...tableSearch(next, FIRST) }),
        replace: true,
        resetScroll: false,
      }),
  }
}

export function useGridView() {
  const search = useSearch({ from: '/_shell/manage' })
  const navigate = useNavigate({ from: '/manage' })
  // The address follows what is typed; it does not control the field.
  const [view, setView] = useState<GridView>(() => ({
    search: search.q ?? '',
    groups: search.planets ?? [],
    columns: search.empires ?? [],
    pendingOnly: search.changes ?? false,
  }))
  const onView = useCallback(
    (next: GridView) => {
      setView(next)
      const list = (values: readonly string[]) => (values.length === 0 ? undefined : [...values])
      void navigate({
        search: (old: ManageSearch) => ({
          ...old,
          q: next.search === '' ? undefined : next.search,
          planets: list(next.groups),
          empires: list(next.columns),
          changes: next.pendingOnly || undefined,
        }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return { view, onView }
}
