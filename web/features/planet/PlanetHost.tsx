import { Suspense } from 'react'
import { useObservable } from '../../browser/observable.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { shownPlanet } from './shown-planet.ts'

const PlanetDrawer = lazyPart(() => import('./PlanetDrawer.tsx'), 'PlanetDrawer')

/** Floats over every page, so that a planet can be looked up from any of them. */
export function PlanetHost() {
  const planet = useObservable(shownPlanet)
  return (
    planet && (
      <Suspense>
        <PlanetDrawer key={planet} planetNaturalId={planet} onClose={() => shownPlanet.set(null)} />
      </Suspense>
    )
  )
}
