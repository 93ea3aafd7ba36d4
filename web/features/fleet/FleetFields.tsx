import { EditList, EditRow } from '../../ui/field/EditRow.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './FleetFields.module.css'
import { type ShipChoice, withHold } from './ship-choices.ts'

export type Fleet = Readonly<Record<string, number>>

const HINTS = { flying: 'own', design: 'your design', preset: undefined }

/** Ships that fly count once each, designs and presets as often as wanted. */
export function FleetFields({
  choices,
  fleet,
  most,
  onFleet,
}: {
  choices: readonly ShipChoice[]
  fleet: Fleet
  /** The most ships of one kind. */
  most: number
  onFleet: (fleet: Fleet) => void
}) {
  const chosen = choices.filter(({ id }) => (fleet[id] ?? 0) > 0)
  const offered = choices.filter((choice) => !chosen.includes(choice))
  return (
    <Stack className={styles.fleet}>
      <Select
        label="Add a ship"
        placeholder="Own ship or preset"
        options={offered.map((choice) => ({
          value: choice.id,
          label: withHold(choice),
          hint: HINTS[choice.kind],
        }))}
        value={null}
        onValue={(id) => onFleet({ ...fleet, [id]: 1 })}
      />
      {chosen.length > 0 && (
        <EditList label="Ships">
          {chosen.map((choice) => (
            <EditRow
              key={choice.id}
              name={withHold(choice)}
              number={
                choice.kind === 'flying'
                  ? undefined
                  : {
                      label: `Number of ${withHold(choice)}`,
                      value: fleet[choice.id] ?? 0,
                      min: 1,
                      max: most,
                      onValue: (count: number) => onFleet({ ...fleet, [choice.id]: count }),
                    }
              }
              onRemove={() => onFleet({ ...fleet, [choice.id]: 0 })}
            />
          ))}
        </EditList>
      )}
    </Stack>
  )
}
