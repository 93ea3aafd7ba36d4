import { useState } from 'react'
import {
  formatDays,
  formatMoney,
  formatPercent,
  formatSigned,
} from '../../engine/game/number-format.ts'
import { Button } from '../ui/field/Button.tsx'
import { CopyButton } from '../ui/field/CopyButton.tsx'
import { Figure } from '../ui/figure/Figure.tsx'
import { StatTile } from '../ui/figure/StatTile.tsx'
import { Progress } from '../ui/layout/Progress.tsx'
import { Specimen, State } from './Specimen.tsx'

const ODD_FIGURES = [0, -0.001, 1234567.891, -45.6, Infinity, -Infinity, Number.NaN, null]

export function FigureSection() {
  const [done, setDone] = useState(118)
  return (
    <>
      <Specimen name="StatTile, Figure">
        <State name="profit">
          <StatTile
            label="Profit"
            value={formatSigned(18_402.55)}
            unit="$ / day"
            trend="profit"
            delta={`${formatSigned(1204.5)} since saved`}
            deltaTrend="profit"
          />
        </State>
        <State name="loss">
          <StatTile
            label="Profit"
            value={formatSigned(-2210.4)}
            unit="$ / day"
            trend="loss"
            delta={`${formatSigned(-3414.9)} since saved`}
            deltaTrend="loss"
          />
        </State>
        <State name="none, endless">
          <StatTile label="Area left" value={formatMoney(null)} />
          <StatTile label="Lasts" value={formatDays(Infinity)} />
        </State>
        <State name="share">
          <StatTile label="Efficiency" value={formatPercent(1.1284)} />
        </State>
        <State name="long" width="narrow">
          <StatTile
            label="A label of more words than fit"
            value={formatMoney(9_876_543_210.12)}
            unit="$ / day"
          />
        </State>
        <State name="figures">
          {ODD_FIGURES.map((value) => (
            <Figure key={String(value)} value={value} unit="$" />
          ))}
        </State>
      </Specimen>
      <Specimen name="Progress, CopyButton">
        <State name="counted" width="wide">
          <Progress
            label="Calculating recipes"
            done={done}
            total={367}
            onCancel={() => setDone(0)}
          />
          <Button size="small" onClick={() => setDone(Math.min(done + 50, 367))}>
            Further
          </Button>
        </State>
        <State name="not counted yet" width="wide">
          <Progress label="Loading planets" done={12} />
        </State>
        <State name="copy">
          <CopyButton label="sharing link" text="https://example.com/shared/1" />
        </State>
      </Specimen>
    </>
  )
}
