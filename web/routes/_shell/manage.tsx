import { createFileRoute } from '@tanstack/react-router'
import { beginOwn } from '../../app/begin-own.ts'
import { ManageScreen } from '../../features/manage/ManageScreen.tsx'
import { ManageSearch } from '../../features/manage/manage-search.ts'

export const Route = createFileRoute('/_shell/manage')({
  staticData: { title: 'Management' },
  validateSearch: ManageSearch,
  loader: beginOwn,
  component: ManageScreen,
})
