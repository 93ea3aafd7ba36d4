import type { EmpireWrite } from '../../game/empire.ts'
import { onOff } from '../../game/words.ts'
import { fieldsPart, type PartsOf } from './differences.ts'
import { factionInWords } from './empire-editor.ts'

export const empireParts: PartsOf<EmpireWrite> = () => [
  fieldsPart('Name', ['name'], ({ name }) => name),
  fieldsPart('Faction', ['faction'], ({ faction }) => factionInWords(faction)),
  // One part, since the total must not be below the number used.
  fieldsPart(
    'Permits',
    ['permits_used', 'permits_total'],
    (empire) => `${empire.permits_used} of ${empire.permits_total}`,
  ),
  fieldsPart('Use FIO storage', ['use_fio_storage'], (empire) => onOff(empire.use_fio_storage)),
]
