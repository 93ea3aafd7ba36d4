import { type ReactNode, useState } from 'react'
import { MaterialTile, type MaterialTileProps } from '../material/MaterialTile.tsx'
import styles from './TileRow.module.css'

export function TileRow({
  label,
  tiles,
  most = 12,
  empty,
}: {
  label: string
  tiles: readonly MaterialTileProps[]
  most?: number | undefined
  empty?: ReactNode
}) {
  const [all, setAll] = useState(false)
  if (tiles.length === 0) return empty ? <span className="quiet">{empty}</span> : null
  const shown = all ? tiles : tiles.slice(0, most)
  const rest = tiles.length - shown.length
  return (
    <ul className={styles.row} aria-label={label}>
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
