import { formatFixed } from '../../../engine/game/number-format.ts'
import styles from './ExampleChain.module.css'
import { type ExampleFigures, STEPS, TILES } from './example-plan.ts'

const WIDTH = 72
const HEIGHT = 34
const COLUMN = 132
const ROW = 58
const MARGIN = { x: 8, y: 14 }

const place = ({ column, row }: { column: number; row: number }) => ({
  x: MARGIN.x + column * COLUMN,
  y: MARGIN.y + row * ROW,
})
const tileOf = (ticker: string) => TILES.find((tile) => tile.ticker === ticker) ?? TILES[0]

function bend(from: string, to: string): string {
  const a = tileOf(from)
  const b = tileOf(to)
  const start = place(a)
  const end = place(b)
  if (a.column === b.column) return ''
  const [x1, y1] = [start.x + WIDTH, start.y + HEIGHT / 2]
  const [x2, y2] = [end.x, end.y + HEIGHT / 2]
  const middle = x2 - (COLUMN - WIDTH) / 2
  return `M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}

/** Units a day that go through the base. */
export function ExampleChain({ amounts }: Pick<ExampleFigures, 'amounts'>) {
  return (
    <svg
      viewBox="0 0 616 178"
      role="img"
      aria-label="Production chain: water to plants to carbon; iron ore, oxygen and carbon to iron; iron and limestone to prefabs"
      className={styles.chain}
    >
      {STEPS.flatMap((step) =>
        step.from.map((from) => (
          <path key={`${from} ${step.to}`} d={bend(from, step.to)} className={styles.edge} />
        )),
      )}
      {STEPS.map(({ building, to }) => {
        const { x, y } = place(tileOf(to))
        return (
          <text key={building} x={x + WIDTH / 2} y={y - 5} className={styles.building}>
            {building}
          </text>
        )
      })}
      {TILES.map((tile) => {
        const { x, y } = place(tile)
        return (
          <g key={tile.ticker} className={styles[tile.category]}>
            <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx={4} className={styles.tile} />
            <text x={x + 9} y={y + 22} className={styles.ticker}>
              {tile.ticker}
            </text>
            <text x={x + WIDTH - 9} y={y + 22} className={styles.amount}>
              {formatFixed(amounts[tile.ticker], amounts[tile.ticker] % 1 ? 1 : 0)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
