import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import { fioQueries } from '../../api/queries/fio.ts'
import { useSession } from '../../session/session.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { SellStock } from '../fleet/SellStock.tsx'

interface OwnStock {
  /** Natural id of the planet. */
  readonly at: string
  readonly name: string
  readonly amount: number
}

/** The sale of a material, beginning with the largest stock of it in a base. */
export function SellFromStock({ ticker }: { ticker: string }) {
  const { hasFio } = useSession()
  const storage = useQuery({ ...fioQueries.storage(), enabled: hasFio })
  const sites = useQuery({ ...fioQueries.sites(), enabled: hasFio })
  const stocks = useMemo(
    () => stocksOf(ticker, storage.data, sites.data),
    [ticker, storage.data, sites.data],
  )
  const [chosen, setChosen] = useState<string>()
  if (hasFio && (storage.isPending || sites.isPending)) return <Skeleton height="180px" />
  const stock = stocks.find(({ at }) => at === chosen) ?? stocks[0]
  return (
    <Stack gap={4}>
      {stock && (
        <Select
          label="Your stock"
          options={stocks.map(({ at, name, amount }) => ({
            value: at,
            label: `${name}, ${formatAmount(amount)} ${ticker}`,
          }))}
          value={stock.at}
          onValue={setChosen}
        />
      )}
      <SellStock key={stock?.at} ticker={ticker} stock={stock?.amount} from={stock?.at} />
    </Stack>
  )
}

/** The largest first. */
function stocksOf(
  ticker: string,
  storage: FioStorage | undefined,
  sites: FioSites | undefined,
): OwnStock[] {
  const names = new Map(
    Object.values(sites?.planets ?? {}).map((site) => [site.PlanetIdentifier, site.PlanetName]),
  )
  return Object.entries(storage?.planets ?? {})
    .flatMap(([at, { StorageItems }]) => {
      const item = StorageItems.find(({ MaterialTicker }) => MaterialTicker === ticker)
      return item && item.MaterialAmount > 0
        ? [{ at, name: names.get(at) ?? at, amount: item.MaterialAmount }]
        : []
    })
    .sort((a, b) => b.amount - a.amount)
}
