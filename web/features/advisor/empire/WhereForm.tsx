import { MAX_PERMITS_OF_BASE } from '../../../../engine/game/constants/base.ts'
import { EXCHANGES } from '../../../../engine/game/cx.ts'
import { FREE_PLOTS_ONLY } from '../../../../engine/universe/plots.ts'
import { oneExchange, useFreightSettings } from '../../../session/freight-settings.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { EditList, EditRow } from '../../../ui/field/EditRow.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../../ui/field/options.ts'
import { Segmented } from '../../../ui/field/Segmented.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { CxSelect } from '../../cx/CxSelect.tsx'
import { PlanetPicker } from '../../planet/PlanetPicker.tsx'
import where from '../AdvisorScreen.module.css'
import {
  DEFAULT_PERMITS,
  type EmpireFormProps,
  MAX_PERMITS_ASKED,
  MAX_PLANETS,
} from './empire-search.ts'

export function WhereForm({
  search,
  onSearch,
  empireName,
}: EmpireFormProps & { empireName: string }) {
  const settings = useFreightSettings(undefined)
  return (
    <Panel title="Permits and planets">
      <div className={where.where}>
        <NumberInput
          label="Permits in total"
          min={1}
          max={MAX_PERMITS_ASKED}
          value={search.permits ?? DEFAULT_PERMITS}
          onValue={(permits) => onSearch({ permits })}
        />
        <NumberInput
          label="Permits per new base"
          min={1}
          max={MAX_PERMITS_OF_BASE}
          value={search.each ?? 1}
          onValue={(each) => onSearch({ each })}
        />
        <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
        <Select
          label="Default exchange"
          options={ownLabels(EXCHANGES)}
          value={search.at ?? oneExchange(settings)}
          onValue={(at) => onSearch({ at })}
        />
        <PlanetPicker
          label="Corporate HQ on"
          placeholder="None"
          allowEmpty
          value={search.hq ?? null}
          onValue={(hq) => onSearch({ hq: hq ?? undefined })}
        />
        <Checkbox
          label="Free plots only"
          checked={!(search.full ?? !FREE_PLOTS_ONLY)}
          onChecked={(free) => onSearch({ full: free === FREE_PLOTS_ONLY ? undefined : !free })}
        />
        <Stack gap={3} className={where.empire}>
          <Segmented
            label="New bases"
            choices={[
              { value: 'all', label: 'All planets' },
              { value: 'named', label: 'These planets' },
            ]}
            value={search.planets ? 'named' : 'all'}
            onValue={(chosen) => onSearch({ planets: chosen === 'all' ? undefined : [] })}
          />
          {search.planets && <PlanetList search={search} onSearch={onSearch} />}
          <p>Under {empireName}; new bases run the programme of their planet.</p>
        </Stack>
      </div>
    </Panel>
  )
}

function PlanetList({ search: { planets = [] }, onSearch }: EmpireFormProps) {
  return (
    <>
      <EditList label="Planets" empty={<p>No planet yet.</p>}>
        {planets.map((planet) => (
          <EditRow
            key={planet}
            name={planet}
            onRemove={() => onSearch({ planets: planets.filter((each) => each !== planet) })}
          />
        ))}
      </EditList>
      {planets.length < MAX_PLANETS && (
        <PlanetPicker
          key={planets.length}
          label="Add a planet"
          value={null}
          onValue={(planet) =>
            planets.includes(planet) || onSearch({ planets: [...planets, planet] })
          }
        />
      )}
    </>
  )
}
