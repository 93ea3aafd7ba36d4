import { createContext, type ReactNode, useContext, useState } from 'react'

/** Which columns a player showed or hid, by column id; the others are as the screen has them. */
export type ColumnChoice = Readonly<Record<string, boolean>>

export interface ColumnMemory {
  read(tableId: string): ColumnChoice | undefined
  /** Undefined deletes the stored choice. */
  write(tableId: string, choice: ColumnChoice | undefined): void
}

const Memory = createContext<ColumnMemory | undefined>(undefined)

export function ColumnMemoryProvider({
  memory,
  children,
}: {
  memory: ColumnMemory
  children: ReactNode
}) {
  return <Memory value={memory}>{children}</Memory>
}

/** Remembered under the table's id; without an id or a memory only while the table is shown. */
export function useColumnChoice(
  tableId: string | undefined,
): [ColumnChoice, (choice: ColumnChoice) => void] {
  const memory = useContext(Memory)
  const [choice, setChoice] = useState<ColumnChoice>(
    () => (tableId !== undefined && memory?.read(tableId)) || {},
  )
  return [
    choice,
    (next) => {
      setChoice(next)
      if (tableId === undefined) return
      memory?.write(tableId, Object.keys(next).length > 0 ? next : undefined)
    },
  ]
}
