import { Outlet } from '@tanstack/react-router'
import { SkipLink } from '../parts/SkipLink.tsx'

export function Root() {
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  )
}
