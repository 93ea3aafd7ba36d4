import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Planet, WorkforceLevel } from '../../../engine/game/gamedata.ts'
import { formatDate, formatMoney, NONE } from '../../../engine/game/number-format.ts'
import { withFeeEntries } from '../../../engine/game/own-fees.ts'
import { EXPERTISES } from '../../../engine/game/primitives.ts'
import { inWords } from '../../../engine/game/words.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/field/Button.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { OwnFeesDialog } from './OwnFeesDialog.tsx'
import styles from './PlanetDrawer.module.css'

export function LocalRules({ planet }: { planet: Planet }) {
  const [isOpen, setOpen] = useState(false)
  const entries = usePreferences()
  const { data: buildings = [] } = useQuery(gameQueries.buildings())
  const { CurrencyCode = '', BaseLocalMarketFee, LocalMarketFeeFactor } = planet
  const fees = withFeeEntries(planet, entries).ProductionFees
  const money = (amount: number | undefined) =>
    amount === undefined ? 'not known' : `${formatMoney(amount)} ${CurrencyCode}`
  return (
    <>
      <dl className={styles.facts}>
        <dt>New base</dt>
        <dd>{money(planet.EstablishmentFee)}</dd>
        <dt>Warehouse a week</dt>
        <dd>{money(planet.WarehouseFee)}</dd>
        <dt>Local market</dt>
        <dd>
          {money(BaseLocalMarketFee)}
          {LocalMarketFeeFactor !== undefined && `, time factor ${LocalMarketFeeFactor}`}
        </dd>
        {!fees && (
          <>
            <dt>Production fees</dt>
            <dd>not known</dd>
          </>
        )}
      </dl>
      {fees && (
        <PlainTable
          label={`Production fees a day, ${fees.at(-1)?.FeeCurrency ?? CurrencyCode}`}
          rows={EXPERTISES}
          keyOf={(category) => category}
          columns={[
            { header: 'A building a day', cell: (category) => inWords(category) },
            ...WorkforceLevel.options.map((level) => ({
              header: inWords(level),
              numeric: true,
              cell: (category: (typeof EXPERTISES)[number]) => {
                const fee = fees.findLast(
                  (one) => one.Category === category && one.WorkforceLevel === level,
                )
                return fee ? `${formatMoney(fee.FeeAmount)} ${fee.FeeCurrency}` : NONE
              },
            })),
          ]}
        />
      )}
      {planet.ProductionFeesAsOf && !entries.ownFees[planet.PlanetNaturalId] && (
        <p className="quiet">
          Seen on {formatDate(planet.ProductionFeesAsOf)}; the government may have changed them
          since.
        </p>
      )}
      <Button size="small" onClick={() => setOpen(true)}>
        {entries.ownFees[planet.PlanetNaturalId] ? 'Change my entry' : 'Enter production fees'}
      </Button>
      {isOpen && (
        <OwnFeesDialog planet={planet} buildings={buildings} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
