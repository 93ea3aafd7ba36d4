import type { EmpireWrite } from '../../game/empire.ts'
import type { Faction } from '../../game/primitives.ts'
import { change, inWords, onOff } from '../../game/words.ts'
import { editorOf } from './edit-kinds.ts'

/** While the player types, permits may have values that cannot be saved. */
export type EmpireEdit =
  | { kind: 'rename'; name: string }
  | { kind: 'faction'; faction: Faction }
  | { kind: 'permits used'; permits: number }
  | { kind: 'permits total'; permits: number }
  | { kind: 'use FIO storage'; use: boolean }
  | { kind: 'take over'; empire: EmpireWrite; as: string }

const permits = (least: number, typed: number) => Math.max(least, Math.trunc(typed) || 0)

export const empireEditor = editorOf<EmpireWrite, EmpireEdit>({
  rename: {
    apply: (empire, { name }) => ({ ...empire, name }),
    describe: (_, { name }) => `Rename to ${name}`,
    fieldOf: ({ kind }) => kind,
  },
  faction: {
    apply: (empire, { faction }) => ({ ...empire, faction }),
    describe: (before, { faction }) =>
      `Faction ${change(factionInWords(before.faction), factionInWords(faction))}`,
    fieldOf: ({ kind }) => kind,
  },
  'permits used': {
    apply: (empire, edit) => ({ ...empire, permits_used: permits(1, edit.permits) }),
    describe: (before, _, after) =>
      `Permits used ${change(before.permits_used, after.permits_used)}`,
    fieldOf: ({ kind }) => kind,
  },
  'permits total': {
    apply: (empire, edit) => ({ ...empire, permits_total: permits(2, edit.permits) }),
    describe: (before, _, after) =>
      `Permits total ${change(before.permits_total, after.permits_total)}`,
    fieldOf: ({ kind }) => kind,
  },
  'use FIO storage': {
    apply: (empire, { use }) => ({ ...empire, use_fio_storage: use }),
    describe: (_, { use }) => `Use FIO storage ${onOff(use)}`,
  },
  'take over': {
    apply: (_, { empire }) => empire,
    describe: (_, { as }) => as,
  },
})

export const factionInWords = (faction: Faction) =>
  faction === 'OUTSIDEREGION' ? 'Outside Region' : inWords(faction)
