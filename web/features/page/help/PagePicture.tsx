import { useShownTheme } from '../../../ui/theme.ts'
import { helpPicture } from './help-files.ts'
import styles from './PagePicture.module.css'

/** As `scripts/pictures.ts` draws them. */
const SIZE = { width: 1200, height: 720 }

/** A picture of a page, in the reader's theme. A click opens it whole; it is loaded when it comes into view. */
export function PagePicture({ name, words }: { name: string; words: string }) {
  const theme = useShownTheme()
  const address = helpPicture(name, theme)
  if (!address) return words
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.picture}>
      <img src={address} alt={words} loading="lazy" {...SIZE} />
    </a>
  )
}
