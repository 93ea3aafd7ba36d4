import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '../../screens/legal/LegalScreen.tsx'

export const Route = createFileRoute('/_open/imprint-tos')({
  staticData: { title: 'Imprint & Terms of Service' },
  component: LegalScreen,
})
