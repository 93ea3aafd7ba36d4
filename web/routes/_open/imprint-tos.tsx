import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '../../features/legal/LegalScreen.tsx'

export const Route = createFileRoute('/_open/imprint-tos')({
  staticData: { title: 'Imprint & Terms of Service' },
  component: LegalScreen,
})
