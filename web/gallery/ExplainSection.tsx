import { formatSigned } from '../../engine/game/number-format.ts'
import { Explained } from '../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../ui/figure/explain/ExplainProvider.tsx'
import type { ExplainSource } from '../ui/figure/explain/explain-source.ts'
import { TermTree } from '../ui/figure/explain/TermTree.tsx'
import type { TermNode } from '../ui/figure/explain/term-node.ts'
import { Figure } from '../ui/figure/Figure.tsx'
import { StatTile } from '../ui/figure/StatTile.tsx'
import { Specimen, State } from './Specimen.tsx'
import { levelAt, SAMPLE_PROFIT } from './sample-terms.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 0, 1, 12)
const updatedAt = ({ origin }: TermNode) =>
  origin?.kind === 'price' && origin.row?.listed ? NOW - 3 * HOUR : undefined

const SOURCE: ExplainSource = {
  async load(figure: { of: 'profit' | 'slow' | 'damaged' }, path, signal) {
    signal.throwIfAborted()
    if (figure.of === 'slow') return new Promise<TermNode>(() => undefined)
    if (figure.of === 'damaged') throw new Error('This sample figure has no derivation')
    return levelAt(SAMPLE_PROFIT, path)
  },
  updatedAt,
}
const neverLoads = () => new Promise<TermNode>(() => undefined)
const failsToLoad = () => Promise.reject(new Error('This sample level is never there'))

export function ExplainSection() {
  const { value } = SAMPLE_PROFIT
  return (
    <ExplainProvider source={SOURCE}>
      <Specimen name="Explained" note="press a figure for its derivation">
        <State name="in text">
          <Explained figure={{ of: 'profit' }} label="profit">
            <Figure value={value} unit="$/day" />
          </Explained>
        </State>
        <State name="in a tile">
          <StatTile
            label="Profit"
            value={
              <Explained figure={{ of: 'profit' }} label="profit in the tile">
                {formatSigned(value)}
              </Explained>
            }
            unit="$/day"
            trend="profit"
          />
        </State>
        <State name="still loading">
          <Explained figure={{ of: 'slow' }} label="slow figure">
            <Figure value={12} />
          </Explained>
        </State>
        <State name="failed">
          <Explained figure={{ of: 'damaged' }} label="damaged figure">
            <Figure value={-12} />
          </Explained>
        </State>
      </Specimen>
      <Specimen name="TermTree" note="arrows walk it, * opens all">
        <State name="given whole" width="wide">
          <TermTree root={SAMPLE_PROFIT} updatedAt={updatedAt} now={NOW} />
        </State>
        <State name="a level that loads" width="wide">
          <TermTree root={levelAt(SAMPLE_PROFIT, [])} loadLevel={neverLoads} now={NOW} />
        </State>
        <State name="a level that fails" width="wide">
          <TermTree root={levelAt(SAMPLE_PROFIT, [])} loadLevel={failsToLoad} now={NOW} />
        </State>
        <State name="a leaf" width="wide">
          <TermTree root={levelAt(SAMPLE_PROFIT, [1])} now={NOW} />
        </State>
      </Specimen>
    </ExplainProvider>
  )
}
