import { formatCount } from '../../../engine/game/number-format.ts'
import styles from './Stars.module.css'
import { type SystemLayer, swatchOf } from './system-layer.ts'

export function LayerGroups({ layer }: { layer: SystemLayer }) {
  return layer.groups.map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place on the scale
    <span key={place}>
      <span className={styles.swatch} style={{ background: swatchOf(group, place) }} /> {group.name}
      : {formatCount(group.systems, 'system')}
    </span>
  ))
}
