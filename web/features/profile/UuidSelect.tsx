import type { UseQueryResult } from '@tanstack/react-query'
import { Select } from '../../ui/field/Select.tsx'
import { problemText } from '../page/problem-text.ts'

const NONE = 'none'

/** One of the player's own things, or none. A choice that was deleted elsewhere reads as none. */
export function UuidSelect({
  label,
  query,
  value,
  onValue,
}: {
  label: string
  query: UseQueryResult<readonly { uuid: string; name: string }[]>
  value: string | null
  onValue: (uuid: string | null) => void
}) {
  const choices = (query.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <Select
      label={label}
      options={[{ value: NONE, label: 'None' }, ...choices]}
      value={isKnown ? value : query.data ? NONE : null}
      placeholder={query.isError ? 'Not loaded' : 'Loading …'}
      loading={!query.data}
      error={query.isError && !query.data ? problemText(query.error) : undefined}
      onValue={(chosen) => onValue(chosen === NONE ? null : chosen)}
    />
  )
}
