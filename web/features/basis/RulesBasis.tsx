import { BOOK_WORDS } from '../../../engine/game/constants/rule-words.ts'
import { RULES_NAMES } from '../../../engine/game/constants/rules.ts'
import { setBook, useBookSettings } from '../../session/book-settings.ts'
import { setFreight, useFreightSettings } from '../../session/freight-settings.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { useSession } from '../../session/session.ts'
import { CheckIcon } from '../../ui/icons/status.tsx'
import type { MenuEntry } from '../../ui/overlay/Menu.tsx'
import { setMarksShown, useMarksShown } from '../page/rule-marks.ts'
import styles from './BasisMenu.module.css'
import { BasisMenu } from './BasisMenu.tsx'

/** The rules of all figures, what counts besides the price list, and that it is the plan. Freight has its own button. */
export function RulesBasis({ empireUuid }: { empireUuid: string | undefined }) {
  const { figures } = usePreferences()
  const marksShown = useMarksShown()
  const { hasFio } = useSession()
  const settings = useFreightSettings(empireUuid)
  const { isOn: byBook } = useBookSettings()
  const { sharesOwn } = settings
  const counted = [BOOK_WORDS[figures], sharesOwn && 'own sourcing', byBook && 'order books']
  const entries: MenuEntry[] = [
    ...RULES_NAMES.map((book) => ({
      label: BOOK_WORDS[book],
      icon: chosen(book === figures),
      onSelect: () => setPreference('figures', book),
    })),
    {
      label: 'Own sourcing',
      icon: chosen(sharesOwn),
      onSelect: () => setFreight(empireUuid, settings, { sharesOwn: !sharesOwn }),
    },
    {
      label: 'Order books',
      icon: chosen(byBook),
      onSelect: () => setBook({ isOn: !byBook }),
    },
  ]
  if (figures === 'accurate')
    entries.push({
      label: 'Mark what Classic says otherwise',
      icon: chosen(marksShown),
      onSelect: () => setMarksShown(!marksShown),
    })
  return (
    <>
      {hasFio && (
        <span className={styles.words} title={REALITY_ELSEWHERE}>
          As planned
        </span>
      )}
      <BasisMenu
        label="Figures"
        value={counted.filter((part) => part !== false).join(', ')}
        entries={entries}
      />
    </>
  )
}

const REALITY_ELSEWHERE =
  'Figures of the plan. What FIO reports of the base: Today, FIO Burn, and Tools → Built (FIO).'

const chosen = (isChosen: boolean) => isChosen && <CheckIcon size={14} />
