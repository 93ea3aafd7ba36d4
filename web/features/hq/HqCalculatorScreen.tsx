import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { HIGHEST_HQ_LEVEL } from '../../../engine/game/constants/hq.ts'
import { stockEverywhere } from '../../../engine/supply/stock.ts'
import { fioQueries } from '../../api/queries/fio.ts'
import { useHqUpgrade } from '../../data/calls.ts'
import { useFreeStorage } from '../../data/use-reserves.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { CxSelect } from '../cx/CxSelect.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { HqMaterials } from './HqMaterials.tsx'
import type { HqSearch } from './hq-search.ts'

const NOTHING = new Map<string, never>()
const NO_OVERRIDES: Readonly<Record<string, number>> = {}

export function HqCalculatorScreen({
  search,
  onSearch,
}: {
  search: HqSearch
  onSearch: (change: Partial<HqSearch>) => void
}) {
  const {
    from = 1,
    to = Math.min(from + 1, HIGHEST_HQ_LEVEL),
    stock: overrides = NO_OVERRIDES,
  } = search
  const { hasFio } = useSession()
  const storage = useQuery({ ...fioQueries.storage(), enabled: hasFio })
  const free = useFreeStorage(storage.data)
  const stock = useMemo(() => (free ? stockEverywhere(free) : NOTHING), [free])
  const isAwaited = hasFio && !storage.isError && free === undefined
  const prices = useCxChoice(search.cx)
  const answer = useHqUpgrade(
    // Before the stock is known, all of it would seem to be missing.
    prices.isPending || isAwaited
      ? undefined
      : {
          request: { from, to, overrides, stock },
          cx: prices.cx,
          rules: prices.rules,
          planetNaturalId: null,
        },
  )
  return (
    <PageFrame title="HQ Calculator" help="hq-upgrade-calculator">
      <Toolbar label="Upgrade" sticky>
        <div style={{ width: 128 }}>
          <NumberInput
            label="From level"
            min={1}
            max={HIGHEST_HQ_LEVEL}
            value={from}
            onValue={(level) => onSearch({ from: level, to: Math.max(level, to) })}
          />
        </div>
        <div style={{ width: 128 }}>
          <NumberInput
            label="To level"
            min={1}
            max={HIGHEST_HQ_LEVEL}
            value={to}
            onValue={(level) => onSearch({ to: level })}
          />
        </div>
        <div style={{ width: 200 }}>
          <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
        </div>
        {Object.keys(overrides).length > 0 && (
          <Button variant="ghost" onClick={() => onSearch({ stock: undefined })}>
            Clear counted stock
          </Button>
        )}
      </Toolbar>
      <ContextNotice>
        <HqMaterials
          answer={answer}
          levels={{ from, to }}
          overrides={overrides}
          onOverrides={(next) =>
            onSearch({ stock: Object.keys(next).length > 0 ? next : undefined })
          }
          stockNote={
            !hasFio
              ? 'No FIO key: count what you hold yourself.'
              : storage.isError
                ? 'What FIO reports could not be loaded: count what you hold yourself.'
                : 'Stock is what FIO reports, everywhere; a count of your own replaces it.'
          }
          cx={prices.cx}
        />
      </ContextNotice>
    </PageFrame>
  )
}
