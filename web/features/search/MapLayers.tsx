import type { Option } from '../../ui/field/options.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Problem } from '../page/Problem.tsx'
import { LayerGroups } from '../star-map/LayerGroups.tsx'
import { PROGRAMS } from './conditions.ts'
import { programName } from './program-name.ts'
import type { LayerChoice, useSystemLayer } from './use-system-layer.ts'

export function LayerFields({
  choice,
  onChoice,
}: {
  choice: LayerChoice
  onChoice: (choice: LayerChoice) => void
}) {
  return (
    <Row wrap>
      <Segmented
        label="Colour systems by"
        choices={LAYERS}
        value={choice.layer}
        onValue={(layer) => onChoice({ layer, program: null })}
      />
      {choice.layer === 'program' && (
        <Select
          label="CoGC programme"
          hideLabel
          options={PROGRAM_OPTIONS}
          value={choice.program ?? ANY}
          onValue={(program) => onChoice({ ...choice, program: program === ANY ? null : program })}
        />
      )}
    </Row>
  )
}

const LAYERS = [
  { value: 'none', label: 'No layer' },
  { value: 'faction', label: 'Faction' },
  { value: 'program', label: 'CoGC' },
] as const
const ANY = 'any'
const PROGRAM_OPTIONS: readonly Option[] = [
  { value: ANY, label: 'Any programme' },
  ...PROGRAMS.map((program) => ({ value: program, label: programName(program) })),
]

/** The colours in words, with how many systems each has; or why there are none. */
export function LayerLegend({ shown, query }: ReturnType<typeof useSystemLayer>) {
  if (query.isError) {
    return (
      <Problem
        title="The layer could not be loaded."
        of={{ problem: query.error, retry: query.refetch }}
      />
    )
  }
  if (!shown) return query.isLoading && <span>Loading planets …</span>
  return <LayerGroups layer={shown} />
}
