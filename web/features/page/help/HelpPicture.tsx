import { useShownTheme } from '../../../ui/theme.ts'
import { helpPicture } from './help-files.ts'

/** As `scripts/pictures.ts` draws them. */
const SIZE = { width: 1200, height: 720 }

/** A picture of a page, in the reader's theme; a press opens it whole. Loaded when it comes into view. */
export function HelpPicture({ name, words }: { name: string; words: string }) {
  const theme = useShownTheme()
  const address = helpPicture(name, theme)
  if (!address) return words
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={words} loading="lazy" {...SIZE} />
    </a>
  )
}
