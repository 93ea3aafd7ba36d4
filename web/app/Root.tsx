import { Outlet } from '@tanstack/react-router'
import { SkipLink } from '../features/page/SkipLink.tsx'

export function Root() {
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  )
}
