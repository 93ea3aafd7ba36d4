import { BOOK_WORDS, RULES_NAMES } from '../../../engine/game/constants/rules.ts'
import { setBook, useBookSettings } from '../../session/book-settings.ts'
import { setFreight, useFreightSettings } from '../../session/freight-settings.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { CheckIcon } from '../../ui/icons/status.tsx'
import type { MenuEntry } from '../../ui/overlay/Menu.tsx'
import { setMarksShown, useMarksShown } from '../page/rule-marks.ts'
import { BasisMenu } from './BasisMenu.tsx'

/** The rule book of all figures, and what counts besides the price list. Freight has its own button beside it. */
export function RulesBasis({ empireUuid }: { empireUuid: string | undefined }) {
  const { figures } = usePreferences()
  const marksShown = useMarksShown()
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
    <BasisMenu
      label="Figures"
      value={counted.filter((part) => part !== false).join(', ')}
      entries={entries}
    />
  )
}

const chosen = (isChosen: boolean) => isChosen && <CheckIcon size={14} />
