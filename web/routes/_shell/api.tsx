import { createFileRoute } from '@tanstack/react-router'
import { ApiKeysScreen } from '../../features/api-keys/ApiKeysScreen.tsx'

export const Route = createFileRoute('/_shell/api')({
  staticData: { title: 'API' },
  component: ApiKeysScreen,
})
