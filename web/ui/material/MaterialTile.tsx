import { memo } from 'react'
import { formatAmount } from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import { categoryColour } from '../colours.ts'
import styles from './MaterialTile.module.css'
import { readableName, useMaterialSource } from './material-source.ts'
import { useOverviewAsking } from './overview-asking.ts'

export type MaterialTileProps = {
  ticker: string
  amount?: number | null | undefined
  /** The category if it is already known, or if no source of materials is above this tile. */
  category?: string | undefined
  format?: ((amount: number | null | undefined) => string) | undefined
}

export const MaterialTile = memo(function MaterialTile({
  ticker,
  amount,
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
    </>
  )
  const name = facts && readableName(facts.name)
  const open = source?.open
  if (!open) {
    return (
      <span className={styles.tile} title={name}>
        {face}
      </span>
    )
  }
  return (
    <button
      type="button"
      ref={overview?.attach}
      className={classes(styles.tile, styles.button)}
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
