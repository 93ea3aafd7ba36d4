import { useMemo } from 'react'
import { createEmpire, updateEmpire } from '../../edge/features/empires/contract.ts'
import type { EmpireSummary, EmpireWrite } from '../../engine/game/empire.ts'
import { sameValue } from '../../engine/game/same-value.ts'
import { type EmpireEdit, empireEditor } from '../../engine/plan/editing/empire-editor.ts'
import { empireParts } from '../../engine/plan/editing/empire-parts.ts'
import { empireProblems } from '../../engine/plan/editing/empire-problems.ts'
import { call } from '../api/client.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { changed, fetchNow } from '../api/query-client.ts'
import { NEW } from '../session/drafts.ts'
import type { FormKind, Opened, RecordSource } from './edit-session.ts'
import { type Saving, useEditingSession } from './use-editing-session.ts'

export const empireForm: FormKind<EmpireWrite, EmpireEdit> = {
  editor: empireEditor,
  parts: empireParts,
  takeOver: (empire, as) => ({ kind: 'take over', empire, as }),
  isSaved: sameValue,
}

const writtenForm = (empire: EmpireSummary): EmpireWrite => ({
  name: empire.name,
  faction: empire.faction,
  permits_used: empire.permits_used,
  permits_total: empire.permits_total,
  use_fio_storage: empire.use_fio_storage,
})

/** The settings themselves are the version, since the contract gives an empire no tag. */
const stored = (empire: EmpireSummary) => {
  const value = writtenForm(empire)
  return { value, version: JSON.stringify(value) }
}

async function load(uuid: string) {
  const all = await fetchNow(empireQueries.all())
  const found = all.find((empire) => empire.uuid === uuid)
  if (!found) throw new Error('This empire was deleted elsewhere.')
  return stored(found)
}

export const empireSource: RecordSource<EmpireWrite> = {
  load,
  // Reads again just before the write; a change that another computer saves in between is overwritten.
  async save(uuid, empire, over) {
    if ((await load(uuid)).version !== over) return 'newer version'
    const answer = stored(await call(updateEmpire, { params: { uuid }, body: empire }))
    // Plans and CX carry summaries of their empires.
    await changed([['empires'], ['plans'], ['cx']])
    return answer
  },
  async create(empire) {
    const created = await call(createEmpire, { body: empire })
    await changed([['empires']])
    return { uuid: created.uuid, ...stored(created) }
  },
}

const refuse = (empire: EmpireWrite) => Object.values(empireProblems(empire))[0]

export function useEmpireEditing(
  empire: EmpireSummary | { blank: EmpireWrite },
  onOutcome?: Saving<EmpireWrite>['onOutcome'],
) {
  const opened = useMemo<Opened<EmpireWrite>>(
    () =>
      'blank' in empire
        ? { uuid: null, value: empire.blank }
        : { uuid: empire.uuid, ...stored(empire) },
    [empire],
  )
  const id = opened.uuid ?? NEW
  return useEditingSession({
    kind: 'empire',
    id,
    form: empireForm,
    source: empireSource,
    opened,
    saving: { refuse, onOutcome },
  })
}
