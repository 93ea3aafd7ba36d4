import { useMemo } from 'react'
import { createCx, updateCx } from '../../edge/features/cx/contract.ts'
import type { Cx, CxData } from '../../engine/game/cx.ts'
import { sameValue } from '../../engine/game/same-value.ts'
import type { CxEdit } from '../../engine/plan/editing/cx-edit.ts'
import { cxEditor } from '../../engine/plan/editing/cx-editor.ts'
import { cxParts } from '../../engine/plan/editing/cx-parts.ts'
import { call } from '../api/client.ts'
import { cxQueries } from '../api/queries/cx.ts'
import { changed, fetchNow } from '../api/query-client.ts'
import type { FormKind, Opened, RecordSource } from './edit-session.ts'
import { type Saving, useEditingSession } from './use-editing-session.ts'

export const CX_NEEDS_NAME = 'A CX needs a name'

export const cxForm: FormKind<CxData, CxEdit> = {
  editor: cxEditor,
  parts: cxParts,
  takeOver: (cx, as) => ({ kind: 'take over', cx, as }),
  isSaved: sameValue,
}

/** The CX itself is its version, since the contract gives it no tag. */
export const cxVersion = (cx: CxData) => JSON.stringify(cx)
const storedCx = (value: CxData) => ({ value, version: cxVersion(value) })

async function load(uuid: string) {
  const all = await fetchNow(cxQueries.all())
  const found = all.find((cx) => cx.uuid === uuid)
  if (!found) throw new Error('This CX was deleted elsewhere.')
  return storedCx(found.cx_data)
}

export const cxSource: RecordSource<CxData> = {
  load,
  // Reads again just before the write; a change that another computer saves in between is overwritten.
  async save(uuid, cx, over) {
    if ((await load(uuid)).version !== over) return 'newer version'
    const stored = await call(updateCx, { params: { uuid }, body: cx })
    await changed([['cx']])
    return storedCx(stored)
  },
  async create(cx) {
    const created = await call(createCx, { body: cx })
    await changed([['cx'], ['empires']])
    return { uuid: created.uuid, ...storedCx(created.cx_data) }
  },
}

const refuse = ({ name }: CxData) => (name.trim() === '' ? CX_NEEDS_NAME : undefined)

export function useCxEditing({ uuid, cx_data }: Cx, onOutcome?: Saving<CxData>['onOutcome']) {
  const opened = useMemo<Opened<CxData>>(() => ({ uuid, ...storedCx(cx_data) }), [uuid, cx_data])
  return useEditingSession({
    kind: 'cx',
    id: uuid,
    form: cxForm,
    source: cxSource,
    opened,
    saving: { refuse, onOutcome },
  })
}
