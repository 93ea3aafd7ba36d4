import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { BurnScreen } from '../../features/burn/BurnScreen.tsx'
import { VisitScreen } from '../../features/burn/VisitScreen.tsx'

/** `visits` shows which ship visits which base when. */
const BurnSearch = v.object({
  view: v.optional(v.fallback(v.optional(v.literal('visits')), undefined)),
})

export const Route = createFileRoute('/_shell/fio/burn')({
  staticData: { title: 'FIO Burn' },
  validateSearch: BurnSearch,
  component: BurnPage,
})

function BurnPage() {
  const { view } = Route.useSearch()
  return view === 'visits' ? <VisitScreen /> : <BurnScreen />
}
