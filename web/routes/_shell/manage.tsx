import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '../../api/queries/own.ts'
import { ManageScreen } from '../../screens/manage/ManageScreen.tsx'
import { ManageSearch } from '../../screens/manage/manage-search.ts'

export const Route = createFileRoute('/_shell/manage')({
  staticData: { title: 'Management' },
  validateSearch: ManageSearch,
  loader: loadOwn,
  component: ManageScreen,
})
