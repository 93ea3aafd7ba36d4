import { Link } from '@tanstack/react-router'
import { Row } from '../../ui/layout/Row.tsx'
import styles from './Brand.module.css'

function BrandMark() {
  return (
    <svg width={24} height={24} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <ellipse
        cx="17"
        cy="15.5"
        rx="13"
        ry="7.2"
        transform="rotate(-35 17 15.5)"
        className={styles.orbit}
      />
      <circle cx="13" cy="18.3" r="5" className={styles.world} />
      <circle cx="6.6" cy="22.6" r="2.9" className={styles.body} />
    </svg>
  )
}

export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Row as="span" inline>
      <BrandMark />
      <span className={markOnly ? 'visually-hidden' : styles.name}>Perigee</span>
    </Row>
  )
}

export const HomeLink = () => (
  <Link to="/" aria-label="Perigee">
    <Brand />
  </Link>
)
