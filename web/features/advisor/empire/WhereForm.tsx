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
  type EmpireUrlProps,
  MAX_PERMITS_ASKED,
  MAX_PLANETS,
} from './empire-url.ts'

export function WhereForm({ url, onUrl, empireName }: EmpireUrlProps & { empireName: string }) {
  const settings = useFreightSettings(undefined)
  return (
    <Panel title="Permits and planets">
      <div className={where.where}>
        <NumberInput
          label="Permits in total"
          min={1}
          max={MAX_PERMITS_ASKED}
          value={url.permits ?? DEFAULT_PERMITS}
          onValue={(permits) => onUrl({ permits })}
        />
        <NumberInput
          label="Permits per new base"
          min={1}
          max={MAX_PERMITS_OF_BASE}
          value={url.each ?? 1}
          onValue={(each) => onUrl({ each })}
        />
        <CxSelect value={url.cx} onValue={(cx) => onUrl({ cx })} />
        <PlanetPicker
          label="Corporate HQ on"
          placeholder="None"
          allowEmpty
          value={url.hq ?? null}
          onValue={(hq) => onUrl({ hq: hq ?? undefined })}
        />
        <Select
          label="Default exchange"
          hint="For a base whose prices name none"
          options={ownLabels(EXCHANGES)}
          value={url.at ?? oneExchange(settings)}
          onValue={(at) => onUrl({ at })}
        />
        <Checkbox
          label="Free plots only"
          checked={!(url.full ?? !FREE_PLOTS_ONLY)}
          onChecked={(free) => onUrl({ full: free === FREE_PLOTS_ONLY ? undefined : !free })}
        />
        <Stack gap={3} className={where.empire}>
          <Segmented
            label="New bases"
            choices={[
              { value: 'all', label: 'All planets' },
              { value: 'named', label: 'These planets' },
            ]}
            value={url.planets ? 'named' : 'all'}
            onValue={(chosen) => onUrl({ planets: chosen === 'all' ? undefined : [] })}
          />
          {url.planets && <PlanetList url={url} onUrl={onUrl} />}
          <p>Under {empireName}; new bases run the programme of their planet.</p>
        </Stack>
      </div>
    </Panel>
  )
}

function PlanetList({ url: { planets = [] }, onUrl }: EmpireUrlProps) {
  return (
    <>
      <EditList label="Planets" empty={<p>No planet yet.</p>}>
        {planets.map((planet) => (
          <EditRow
            key={planet}
            name={planet}
            onRemove={() => onUrl({ planets: planets.filter((each) => each !== planet) })}
          />
        ))}
      </EditList>
      {planets.length < MAX_PLANETS && (
        <PlanetPicker
          key={planets.length}
          label="Add a planet"
          value={null}
          onValue={(planet) => planets.includes(planet) || onUrl({ planets: [...planets, planet] })}
        />
      )}
    </>
  )
}
