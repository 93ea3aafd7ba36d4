import { useState } from 'react'
import { formatDays, formatMoney } from '../../engine/game/number-format.ts'
import { RankedBars } from '../ui/chart/RankedBars.tsx'
import { Button } from '../ui/field/Button.tsx'
import { EditList, EditRow } from '../ui/field/EditRow.tsx'
import { BandBar } from '../ui/figure/BandBar.tsx'
import { CapacityBar } from '../ui/figure/CapacityBar.tsx'
import { DeltaFigure } from '../ui/figure/DeltaFigure.tsx'
import { Figure } from '../ui/figure/Figure.tsx'
import { FigureMark } from '../ui/figure/FigureMark.tsx'
import { TileRow } from '../ui/layout/TileRow.tsx'
import { MaterialTile } from '../ui/material/MaterialTile.tsx'
import { Specimen, State } from './Specimen.tsx'

const BUILDINGS = ['Farm', 'Food processor', 'Rig']
const TICKERS = 'RAT DW FE MCG BSE COF PWO C H2O O AL SI NUT HAL BEA'.split(' ')
const TILES = TICKERS.map((ticker, index) => ({ ticker, amount: 12.5 * index }))
const PROFITS = [
  { label: 'Promitor Farm v2 with a name that is long', value: 26_078.2 },
  { label: 'Montem', value: 9120 },
  { label: 'Katoa', value: -4210 },
  { label: 'Phobos', value: 2210 },
  { label: 'Deimos', value: Number.NaN },
  { label: 'Vallis', value: -900 },
  { label: 'Umbra', value: 0 },
]

export function EntrySection() {
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(
    () => new Map(BUILDINGS.map((name, index) => [name, index * 2])),
  )
  const [gap, setGap] = useState(1)
  return (
    <>
      <Specimen name="DeltaFigure, FigureMark">
        <State name="better">
          <DeltaFigure before={24_874} after={26_078} unit="$/day" />
        </State>
        <State name="worse: more days">
          <DeltaFigure before={24.8} after={31.2} format={formatDays} better="less" />
        </State>
        <State name="neither">
          <DeltaFigure before={6} after={4} better="neither" hideBefore />
        </State>
        <State name="from zero, endless, none, equal">
          <DeltaFigure before={0} after={12} />
          <DeltaFigure before={12} after={Infinity} />
          <DeltaFigure before={null} after={12} />
          <DeltaFigure before={Infinity} after={Infinity} />
        </State>
        <State name="differs under the other rules">
          <span>
            <Figure value={71.8} unit="$/area" />
            <FigureMark label="Differs under the rules of the game">
              <Figure value={68.2} unit="$/area" />: luxury goods count by their need.
            </FigureMark>
          </span>
        </State>
      </Specimen>
      <Specimen name="EditList, EditRow">
        <State name="normal" width="wide">
          <EditList label="Buildings" empty="No buildings yet.">
            {[...amounts].map(([name, amount]) => (
              <EditRow
                key={name}
                name={name}
                number={{
                  value: amount,
                  onValue: (next: number) => setAmounts(new Map(amounts).set(name, next)),
                  max: 20,
                }}
                extra="158.96 % · 180 area"
                onRemove={() =>
                  setAmounts(new Map([...amounts].filter(([other]) => other !== name)))
                }
              />
            ))}
          </EditList>
        </State>
        <State name="in a narrow column" width="narrow">
          <EditList label="Prices">
            <EditRow
              name="Price of RAT"
              number={{ value: 128.5, onValue: () => undefined, decimals: true, suffix: '$' }}
              extra={<Button size="small">Buy</Button>}
              onRemove={() => undefined}
            >
              <MaterialTile ticker="RAT" />
            </EditRow>
            <EditRow name="A name that runs on and on" extra="no number" />
          </EditList>
        </State>
        <State name="empty" width="narrow">
          <EditList label="Experts" empty="No experts yet.">
            {[]}
          </EditList>
        </State>
      </Specimen>
      <Specimen name="CapacityBar, BandBar">
        <State name="area" width="narrow">
          <CapacityBar label="Area" used={363} capacity={750} />
          <CapacityBar label="Area" used={780} capacity={750} />
          <CapacityBar label="Area" used={0} capacity={0} />
          <CapacityBar label="Endless" used={Number.NaN} capacity={300} />
        </State>
        <State name="still narrowing" width="wide">
          <BandBar
            label="Best profit"
            low={24_000 + 2000 * (1 - gap)}
            high={26_000 + 6000 * gap}
            most={36_000}
            unit="$/day"
          />
          <Button size="small" onClick={() => setGap(gap > 0.1 ? gap / 2 : 0)}>
            Narrow
          </Button>
        </State>
      </Specimen>
      <Specimen name="RankedBars" note="a list that is its own table">
        <State name="gains and losses" width="wide">
          <RankedBars label="Profit of plans" barLabel="Plan" valueLabel="Profit" bars={PROFITS} />
        </State>
        <State name="first five, one colour" width="wide">
          <RankedBars
            label="Volumes"
            barLabel="Material"
            valueLabel="Volume"
            bars={TILES.map(({ ticker, amount }) => ({
              label: ticker,
              value: amount,
              name: <MaterialTile ticker={ticker} />,
            }))}
            format={formatMoney}
            most={5}
            plain
          />
        </State>
        <State name="none" width="narrow">
          <RankedBars label="None" barLabel="Plan" valueLabel="Profit" bars={[]} />
        </State>
      </Specimen>
      <Specimen name="TileRow">
        <State name="few">
          <TileRow label="inputs" tiles={TILES.slice(0, 3)} />
        </State>
        <State name="many" width="wide">
          <TileRow label="outputs" tiles={TILES} most={6} />
        </State>
        <State name="none">
          <TileRow label="outputs" tiles={[]} empty="Nothing is produced." />
        </State>
      </Specimen>
    </>
  )
}
