import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function NotImplementedScreen() {
  return (
    <NotBuilt
      title="Not Implemented"
      coming={['The page you asked for is planned, but not part of this version.']}
    />
  )
}
