import styles from './SkipLink.module.css'

/** The id that every frame gives its main part. */
export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  )
}
