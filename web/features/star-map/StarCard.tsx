import type { ReactNode } from 'react'
import type { StarSystem } from '../../../engine/game/gamedata.ts'
import styles from './Stars.module.css'
import { systemName } from './system-options.ts'

export function StarCard({ system, children }: { system: StarSystem; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={`System ${system.Name}`}>
      <h3>{systemName(system)}</h3>
      {children}
    </section>
  )
}
