import { useQuery } from '@tanstack/react-query'
import type { Empire } from '../../../../engine/model/empire.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import { Select } from '../../../ui/Select.tsx'

/** Under which empire the plan is evaluated, and in which a new one is created. */
export function EmpireField({
  empire,
  onEmpire,
}: {
  empire: Empire | null
  onEmpire: (empire: Empire) => void
}) {
  const { data: empires = [], isPending } = useQuery(empireQueries.all())
  return (
    <Select
      label="Empire"
      placeholder={placeholderFor(empires.length, isPending)}
      disabled={empires.length === 0 && !isPending}
      loading={isPending}
      options={empires.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      value={empire?.uuid ?? null}
      onValue={(uuid) => {
        const chosen = empires.find((known) => known.uuid === uuid)
        if (chosen) onEmpire(chosen)
      }}
    />
  )
}

function placeholderFor(empires: number, isPending: boolean): string {
  if (isPending) return 'Loading …'
  return empires === 0 ? 'No Empires available.' : 'Choose an empire'
}
