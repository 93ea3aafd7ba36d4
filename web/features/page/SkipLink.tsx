import styles from './SkipLink.module.css'

export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  )
}
