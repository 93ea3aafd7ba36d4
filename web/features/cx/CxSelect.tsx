import { useQuery } from '@tanstack/react-query'
import { NO_CX } from '../../../engine/plan/basis.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { useActiveContext } from '../../data/active-context.ts'
import { Select } from '../../ui/field/Select.tsx'
import { AVERAGES } from './cx-choice.ts'

const DEFAULT = 'default'

export function CxSelect({
  value,
  onValue,
}: {
  value: string | undefined
  onValue: (chosen: string | undefined) => void
}) {
  const { data = [], isPending, isError } = useQuery(cxQueries.all())
  const { cx: byDefault } = useActiveContext()
  const options = [
    { value: DEFAULT, label: byDefault?.name ?? AVERAGES, hint: 'default' },
    ...data
      .filter(({ uuid }) => uuid !== byDefault?.uuid)
      .map(({ uuid, name }) => ({ value: uuid, label: name })),
    ...(byDefault ? [{ value: NO_CX, label: AVERAGES, hint: 'no CX' }] : []),
  ]
  const isOffered = options.some((option) => option.value === value)
  return (
    <Select
      label="CX"
      options={options}
      value={isPending ? null : isOffered && value ? value : DEFAULT}
      placeholder={isError ? 'Not loaded' : 'Loading …'}
      loading={isPending}
      onValue={(next) => onValue(next === DEFAULT ? undefined : next)}
    />
  )
}
