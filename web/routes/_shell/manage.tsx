import { createFileRoute } from '@tanstack/react-router'
import { ManageScreen } from '../../features/manage/ManageScreen.tsx'

export const Route = createFileRoute('/_shell/manage')({
  staticData: { title: 'Management' },
  component: ManageScreen,
})
