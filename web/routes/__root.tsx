import { createRootRoute } from '@tanstack/react-router'
import { NotFound } from '../app/NotFound.tsx'
import { Root } from '../app/Root.tsx'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound })
