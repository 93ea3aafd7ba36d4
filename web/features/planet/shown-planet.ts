import { observable } from '../../browser/observable.ts'

export const shownPlanet = observable<string | null>(null)

export const showPlanet = (planetNaturalId: string) => shownPlanet.set(planetNaturalId)
