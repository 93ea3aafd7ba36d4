import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import { Segmented } from '../../../ui/field/Segmented.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { EmpireUrlProps } from './empire-url.ts'
import { useExisting } from './use-existing.ts'

const NONE = 'none'
const CHOICES = [
  { value: 'keep', label: 'Keep' },
  { value: 'change', label: 'Change' },
  { value: 'leave', label: 'Leave alone' },
  { value: 'out', label: 'Not there' },
] as const

export function ExistingForm({ url, onUrl }: EmpireUrlProps) {
  const empires = useQuery(empireQueries.all()).data ?? []
  const existing = useExisting(url) ?? []
  return (
    <Panel title="Existing bases">
      <Stack gap={3}>
        <Select
          label="The plans of"
          options={[
            { value: NONE, label: 'From zero' },
            ...empires.map(({ uuid, name, baseplanners }) => ({
              value: uuid,
              label: name,
              hint: formatCount(baseplanners.length, 'plan'),
            })),
          ]}
          value={url.from ?? NONE}
          onValue={(from) => onUrl({ from: from === NONE ? undefined : from, choices: undefined })}
        />
        {existing.length > 0 && (
          <>
            <Stack as="ul" aria-label="Existing bases">
              {existing.map(({ plan: { uuid, name, planet_id }, choice }) => (
                <Row as="li" key={uuid} wrap justify="between">
                  <span>
                    {name} <span className="quiet">{planet_id}</span>
                  </span>
                  <Segmented
                    label={`${name}, ${planet_id}`}
                    choices={CHOICES}
                    value={choice}
                    onValue={(next) => onUrl({ choices: { ...url.choices, [uuid]: next } })}
                  />
                </Row>
              ))}
            </Stack>
            <p className="quiet">
              Keep: as it is, it shares with the others. Change: what stands stays, its recipes may
              change and more may be built. Leave alone: it trades as today and takes its permits
              and its part of the market.
            </p>
          </>
        )}
      </Stack>
    </Panel>
  )
}
