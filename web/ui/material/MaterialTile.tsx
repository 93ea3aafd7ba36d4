import { memo } from 'react'
import { formatAmount, formatPercent } from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import { categoryColour } from '../colours.ts'
import { fillBand } from './fill.ts'
import styles from './MaterialTile.module.css'
import { readableName, useMaterialSource } from './material-source.ts'
import { useOverviewAsking } from './overview-asking.ts'

export type MaterialTileProps = {
  ticker: string
  amount?: number | null | undefined
  /** A share of what is needed, 0 to 1; drawn as a bar in the colour of its quarter. */
  fill?: number | undefined
  /** If already known, or without a source above. */
  category?: string | undefined
  format?: ((amount: number | null | undefined) => string) | undefined
}

export const MaterialTile = memo(function MaterialTile({
  ticker,
  amount,
  fill,
  category,
  format = formatAmount,
}: MaterialTileProps) {
  const source = useMaterialSource()
  const overview = useOverviewAsking()
  const facts = source?.facts(ticker)
  const { from, to, ink } = categoryColour(category ?? facts?.category)

  const face = (
    <>
      <span
        className={styles.ticker}
        style={{ background: `linear-gradient(135deg, ${from}, ${to})`, color: ink }}
      >
        {ticker}
      </span>
      {amount !== undefined && <span className={styles.amount}>{format(amount)}</span>}
      {fill !== undefined && <Fill share={fill} />}
    </>
  )
  const look = classes(styles.tile, fill !== undefined && styles.withFill)
  const name = facts && readableName(facts.name)
  const open = source?.open
  if (!open) {
    return (
      <span className={look} title={name}>
        {face}
      </span>
    )
  }
  return (
    <button
      type="button"
      ref={overview?.attach}
      className={classes(look, styles.button)}
      aria-description={name}
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') overview?.rest(ticker, currentTarget)
      }}
      onPointerLeave={overview?.leave}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) overview?.show(ticker, currentTarget)
      }}
      onBlur={overview?.hide}
      onClick={() => {
        overview?.hide()
        open(ticker)
      }}
    >
      {face}
    </button>
  )
})

function Fill({ share }: { share: number }) {
  const known = Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0
  return (
    <span
      role="img"
      aria-label={`${formatPercent(known, 0)} filled`}
      className={classes(styles.fill, styles[fillBand(known)])}
      style={{ backgroundSize: `${known * 100}% 100%` }}
    />
  )
}
