import { Balance } from './Balance.tsx'
import { Chain } from './Chain.tsx'
import styles from './PlanPicture.module.css'
import { WearCurve } from './WearCurve.tsx'

/** What a plan looks like, drawn from the numbers of a small one. */
export function PlanPicture() {
  return (
    <figure className={styles.picture}>
      <Chain />
      <Balance />
      <WearCurve />
      <figcaption className={styles.caption}>
        One base, twelve prefabs a day. Drawn with the game's recipes and average prices.
      </figcaption>
    </figure>
  )
}
