import { useQuery } from '@tanstack/react-query'
import { gameQueries } from '../../data/game-queries.ts'
import { CxSelect } from '../../parts/CxSelect.tsx'
import { useCxChoice } from '../../parts/cx-choice.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { ShipSelect } from '../../parts/ship/ShipSelect.tsx'
import { useShipChoices } from '../../parts/ship/use-ship-choices.ts'
import { useShipMaker } from '../../parts/ship/use-ship-maker.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { chosenShip } from './chosen-ship.ts'
import { DesignView } from './DesignView.tsx'
import styles from './Ships.module.css'
import type { ShipsPart } from './ships-search.ts'

/** A ship and what it can do. */
export function ShipsScreen({ search, onSearch }: ShipsPart) {
  const materials = useQuery(gameQueries.materials())
  const cx = useCxChoice(search.cx)
  const choices = useShipChoices()
  const chosen = chosenShip(search, choices)
  const make = useShipMaker()
  return (
    <PageFrame title="Ships" help="ships">
      <Toolbar label="Ship and prices" sticky>
        <div className={styles.ship}>
          <ShipSelect
            choices={choices}
            value={chosen.choice.id}
            onValue={(ship) => onSearch({ ship, parts: undefined, damage: undefined })}
          />
        </div>
        <div className={styles.cx}>
          <CxSelect value={search.cx} onValue={(chosenCx) => onSearch({ cx: chosenCx })} />
        </div>
      </Toolbar>
      <DataLoader title="Ships" parts={[{ name: 'Materials', query: materials }]}>
        {make && (
          <DesignView
            search={search}
            onSearch={onSearch}
            chosen={chosen}
            choices={choices}
            cx={cx}
            make={make}
          />
        )}
      </DataLoader>
    </PageFrame>
  )
}
