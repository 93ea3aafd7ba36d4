import { useQuery } from '@tanstack/react-query'
import { formatAmount, formatMoney } from '../../../../../engine/game/number-format.ts'
import { WORKER_FIELDS } from '../../../../../engine/game/primitives.ts'
import { inWords } from '../../../../../engine/game/words.ts'
import type { BuildingResult } from '../../../../../engine/plan/result.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import { readableName } from '../../../../ui/material/material-source.ts'
import styles from './BuildingFacts.module.css'

export function BuildingFacts({ ticker, result }: { ticker: string; result: BuildingResult }) {
  const { data: buildings } = useQuery(gameQueries.buildings())
  const building = buildings?.find(({ Ticker }) => Ticker === ticker)
  return (
    <Stack className={styles.facts}>
      {building && (
        <dl>
          <dt>Building</dt>
          <dd>{readableName(building.Name)}</dd>
          <dt>Expertise</dt>
          <dd>{building.Expertise ? inWords(building.Expertise) : 'none'}</dd>
          <dt>Workers</dt>
          <dd>
            {WORKER_FIELDS.filter((kind) => building[kind] > 0)
              .map((kind) => `${building[kind]} ${kind}`)
              .join(', ') || 'none'}
          </dd>
          <dt>Area</dt>
          <dd>{formatAmount(building.AreaCost)}</dd>
          {(result.dailyFee < 0 || !result.isFeeKnown) && (
            <>
              <dt>Fee a day</dt>
              <dd>{result.isFeeKnown ? `${formatMoney(-result.dailyFee)} $` : 'not known'}</dd>
            </>
          )}
          <dt>Cost</dt>
          <dd>{formatMoney(-result.constructionCost)} $</dd>
        </dl>
      )}
      <Row as="ul" wrap gap={1} aria-label="Construction materials">
        {result.constructionMaterials.map((material) => (
          <li key={material.ticker}>
            <MaterialTile ticker={material.ticker} amount={material.input} />
          </li>
        ))}
      </Row>
    </Stack>
  )
}
