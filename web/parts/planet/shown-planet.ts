import { observable } from '../../browser/observable.ts'

/** The natural id of the planet whose drawer is open. */
export const shownPlanet = observable<string | null>(null)

export const showPlanet = (planetNaturalId: string) => shownPlanet.set(planetNaturalId)
