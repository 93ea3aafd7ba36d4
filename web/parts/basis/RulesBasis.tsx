import { BOOK_WORDS, RULES_NAMES } from '../../../engine/reference/rules.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { CheckIcon } from '../../ui/icons/status.tsx'
import { setMarksShown, useMarksShown } from '../rule-marks.ts'
import { BasisMenu } from './BasisMenu.tsx'

/** The rule book of all figures. */
export function RulesBasis() {
  const { figures } = usePreferences()
  const marksShown = useMarksShown()
  return (
    <BasisMenu
      label="Figures"
      value={BOOK_WORDS[figures]}
      entries={[
        ...RULES_NAMES.map((book) => ({
          label: BOOK_WORDS[book],
          icon: chosen(book === figures),
          onSelect: () => setPreference('figures', book),
        })),
        ...(figures === 'accurate'
          ? [
              {
                label: 'Mark what Classic says otherwise',
                icon: chosen(marksShown),
                onSelect: () => setMarksShown(!marksShown),
              },
            ]
          : []),
      ]}
    />
  )
}

const chosen = (isChosen: boolean) => isChosen && <CheckIcon size={14} />
