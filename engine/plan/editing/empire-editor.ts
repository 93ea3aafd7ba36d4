import type { EmpireWrite } from '../../game/empire.ts'
import type { Faction } from '../../game/primitives.ts'
import { change, inWords, onOff } from '../../game/words.ts'
import type { Editor } from './undo-history.ts'

/** While the player types, permits may have values that cannot be saved. */
export type EmpireEdit =
  | { kind: 'rename'; name: string }
  | { kind: 'faction'; faction: Faction }
  | { kind: 'permits used'; permits: number }
  | { kind: 'permits total'; permits: number }
  | { kind: 'use FIO storage'; use: boolean }
  | { kind: 'take over'; empire: EmpireWrite; as: string }

export const empireEditor: Editor<EmpireWrite, EmpireEdit> = {
  apply(empire, edit) {
    const whole = (least: number) =>
      'permits' in edit ? Math.max(least, Math.trunc(edit.permits) || 0) : least
    switch (edit.kind) {
      case 'rename':
        return { ok: true, state: { ...empire, name: edit.name } }
      case 'faction':
        return { ok: true, state: { ...empire, faction: edit.faction } }
      case 'permits used':
        return { ok: true, state: { ...empire, permits_used: whole(1) } }
      case 'permits total':
        return { ok: true, state: { ...empire, permits_total: whole(2) } }
      case 'use FIO storage':
        return { ok: true, state: { ...empire, use_fio_storage: edit.use } }
      case 'take over':
        return { ok: true, state: edit.empire }
    }
  },
  describe(before, edit, after) {
    switch (edit.kind) {
      case 'rename':
        return `Rename to ${edit.name}`
      case 'faction':
        return `Faction ${change(factionInWords(before.faction), factionInWords(edit.faction))}`
      case 'permits used':
        return `Permits used ${change(before.permits_used, after.permits_used)}`
      case 'permits total':
        return `Permits total ${change(before.permits_total, after.permits_total)}`
      case 'use FIO storage':
        return `Use FIO storage ${onOff(edit.use)}`
      case 'take over':
        return edit.as
    }
  },
  fieldOf: (edit) =>
    edit.kind === 'take over' || edit.kind === 'use FIO storage' ? null : edit.kind,
  isSame: (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b),
}

export const factionInWords = (faction: Faction) =>
  faction === 'OUTSIDEREGION' ? 'Outside Region' : inWords(faction)
