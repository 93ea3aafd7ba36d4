import { EditList, EditRow } from '../../ui/EditRow.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './FleetFields.module.css'
import { type Fleet, MOST_SHIPS, type ShipChoice } from './fleet.ts'

/** Which ships carry it: own ones once each, presets as often as wanted. */
export function FleetFields({
  choices,
  fleet,
  onFleet,
}: {
  choices: readonly ShipChoice[]
  fleet: Fleet
  onFleet: (fleet: Fleet) => void
}) {
  const chosen = choices.filter(({ id }) => (fleet[id] ?? 0) > 0)
  const offered = choices.filter(({ id }) => !chosen.some((choice) => choice.id === id))
  return (
    <Stack className={styles.fleet}>
      <Select
        label="Add a ship"
        placeholder="Own ship or preset"
        options={offered.map(({ id, name, isOwn }) => ({
          value: id,
          label: name,
          hint: isOwn ? 'own' : undefined,
        }))}
        value={null}
        onValue={(id) => onFleet({ ...fleet, [id]: 1 })}
      />
      {chosen.length > 0 && (
        <EditList label="Ships">
          {chosen.map(({ id, name, isOwn }) => (
            <EditRow
              key={id}
              name={name}
              number={
                isOwn
                  ? undefined
                  : {
                      label: `Number of ${name}`,
                      value: fleet[id] ?? 0,
                      min: 1,
                      max: MOST_SHIPS,
                      onValue: (count: number) => onFleet({ ...fleet, [id]: count }),
                    }
              }
              onRemove={() => onFleet({ ...fleet, [id]: 0 })}
            />
          ))}
        </EditList>
      )}
    </Stack>
  )
}
