import { createFileRoute } from '@tanstack/react-router'
import { GalleryScreen } from '../../gallery/GalleryScreen.tsx'

export const Route = createFileRoute('/_open/debug/ui')({
  staticData: { title: 'Parts of the interface' },
  component: GalleryScreen,
})
