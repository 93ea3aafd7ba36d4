import { createContext, useContext } from 'react'

/** Null where there is no offer. */
export type MarketQuote = {
  exchange: string
  ask: number | null
  bid: number | null
  average: number | null
  supply: number | null
  demand: number | null
  /** In units; null where the amount is not known. */
  tradedPerDay: number | null
  /** The days of which `tradedPerDay` is the mean, and the time of the last of them. */
  tradedOver?: { days: number; until: string | number | undefined } | null
  /** When these offers were in the order book. */
  asOf?: string | number | undefined
}

export type MarketOverview = {
  quotes: readonly MarketQuote[]
}

export type MaterialFacts = {
  ticker: string
  /** As the game data spells it: `mineralConstructionGranulate`. */
  name: string
  category: string
  weight: number
  volume: number
}

/** What tiles show beyond their ticker. A screen or the shell provides it; tiles only draw. */
export type MaterialSource = {
  facts: (ticker: string) => MaterialFacts | undefined
  /** Null, like a failure, means that no overview is shown. */
  loadOverview?: ((ticker: string) => Promise<MarketOverview | null>) | undefined
  open?: ((ticker: string) => void) | undefined
}

export const MaterialSourceContext = createContext<MaterialSource | null>(null)
export const useMaterialSource = () => useContext(MaterialSourceContext)

export function readableName(name: string): string {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
