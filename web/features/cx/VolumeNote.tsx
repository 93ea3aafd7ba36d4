import { useVolumeGaps } from '../../data/calls.ts'
import type { CxChoice } from './cx-choice.ts'
import { volumeGapsInWords } from './volume-words.ts'

/** Says for which prices the daily volume is not known; nothing where it is. */
export function VolumeNote({
  prices: { cx, rules, isPending },
  planet = null,
}: {
  prices: Pick<CxChoice, 'cx' | 'rules' | 'isPending'>
  /** Limits the note to the preferences that apply on this planet. */
  planet?: string | null
}) {
  const { value = [] } = useVolumeGaps(
    isPending ? undefined : { cx, rules, planetNaturalId: planet },
  )
  return volumeGapsInWords(value).map((words) => (
    <p key={words} role="note">
      {words}
    </p>
  ))
}
