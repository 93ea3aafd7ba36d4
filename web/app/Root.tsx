import { Outlet } from '@tanstack/react-router'
import { SkipLink } from './SkipLink.tsx'

export function Root() {
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  )
}
