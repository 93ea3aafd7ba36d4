import * as v from 'valibot'
import { NameText } from '../../engine/model/plain-text.ts'
import { MaterialTicker } from '../../engine/model/primitives.ts'
import { localRecord } from '../browser/local-record.ts'
import { observable, useObservable } from '../browser/observable.ts'

export const DESIGN_NAME_LENGTH = 60
export const DesignName = v.pipe(
  NameText,
  v.minLength(1, 'A ship needs a name'),
  v.maxLength(DESIGN_NAME_LENGTH, `A ship's name has at most ${DESIGN_NAME_LENGTH} characters`),
)

/** A ship that the player put together, or the parts of one that flies already, which FIO does not tell. */
export const OwnDesign = v.object({
  /** A uuid; of a ship that flies its registration. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: DesignName,
  parts: v.pipe(v.array(MaterialTicker), v.maxLength(20)),
})
export type OwnDesign = v.InferOutput<typeof OwnDesign>

export const MOST_DESIGNS = 100
const record = localRecord('perigee.ships', v.pipe(v.array(OwnDesign), v.maxLength(MOST_DESIGNS)))
const current = observable<readonly OwnDesign[]>(record.read() ?? [])
record.watch(() => current.set(record.read() ?? []))

export const useOwnDesigns = (): readonly OwnDesign[] => useObservable(current)

function keep(change: (designs: readonly OwnDesign[]) => OwnDesign[]): void {
  // Another tab may have saved a ship since this one last looked.
  const next = change(record.read() ?? current.get()).slice(-MOST_DESIGNS)
  record.write(next)
  current.set(next)
}

/** A design of that id is replaced in its place. */
export function saveDesign(design: OwnDesign): void {
  keep((designs) =>
    designs.some(({ id }) => id === design.id)
      ? designs.map((each) => (each.id === design.id ? design : each))
      : [...designs, design],
  )
}

export function dropDesign(id: string): void {
  keep((designs) => designs.filter((design) => design.id !== id))
}
