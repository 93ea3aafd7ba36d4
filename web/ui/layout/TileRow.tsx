import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { MaterialTile, type MaterialTileProps } from '../material/MaterialTile.tsx'
import styles from './TileRow.module.css'

export function TileRow({
  label,
  tiles,
  most = 12,
  inOneLine = false,
  empty,
}: {
  label: string
  tiles: readonly MaterialTileProps[]
  most?: number | undefined
  /** The first tiles keep one line where there is less room, as in the row of a table that scrolls. */
  inOneLine?: boolean | undefined
  empty?: ReactNode
}) {
  const [all, setAll] = useState(false)
  if (tiles.length === 0) return empty ? <span className="quiet">{empty}</span> : null
  const shown = all ? tiles : tiles.slice(0, most)
  const rest = tiles.length - shown.length
  return (
    <ul className={classes(styles.row, inOneLine && !all && styles.oneLine)} aria-label={label}>
      {shown.map((tile) => (
        <li key={tile.ticker}>
          <MaterialTile {...tile} />
        </li>
      ))}
      {tiles.length > most && (
        <li>
          <button
            type="button"
            className={styles.more}
            aria-expanded={all}
            aria-label={all ? `Fewer ${label}` : `${rest} more ${label}`}
            onClick={() => setAll(!all)}
          >
            {all ? 'fewer' : `+${rest}`}
          </button>
        </li>
      )}
    </ul>
  )
}
