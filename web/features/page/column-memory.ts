import * as v from 'valibot'
import { localRecord } from '../../browser/local-record.ts'
import type { ColumnChoice } from '../../ui/table/ColumnMemory.tsx'

const record = localRecord(
  'perigee.table-columns',
  v.record(v.string(), v.record(v.string(), v.boolean())),
)

export const columnMemory = {
  read: (tableId: string): ColumnChoice | undefined => record.read()?.[tableId],
  write(tableId: string, choice: ColumnChoice | undefined): void {
    const { [tableId]: _, ...others } = record.read() ?? {}
    const next = choice ? { ...others, [tableId]: choice } : others
    record.write(Object.keys(next).length > 0 ? next : undefined)
  },
}
