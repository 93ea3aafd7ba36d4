import { useState } from 'react'
import { Button } from '../ui/field/Button.tsx'
import { Checkbox, Switch } from '../ui/field/Checkbox.tsx'
import { Combobox } from '../ui/field/Combobox.tsx'
import { MultiSelect } from '../ui/field/MultiSelect.tsx'
import { RadioGroup, Segmented } from '../ui/field/Segmented.tsx'
import { Select } from '../ui/field/Select.tsx'
import { EditIcon, MoreIcon, TrashIcon } from '../ui/icons/actions.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { Menu } from '../ui/overlay/Menu.tsx'
import { Specimen, State } from './Specimen.tsx'

const FACTIONS = [
  { value: 'NONE', label: 'None' },
  { value: 'ANTARES', label: 'Antares', hint: 'Electronics' },
  { value: 'BENTEN', label: 'Benten', hint: 'Manufacturing' },
  { value: 'HORTUS', label: 'Hortus', hint: 'Agriculture' },
  { value: 'MORIA', label: 'Moria', hint: 'Metallurgy' },
  { value: 'OUTSIDEREGION', label: 'Outside Region', disabled: true },
] as const
const MATERIALS = [
  { value: 'RAT', label: 'RAT · rations' },
  { value: 'DW', label: 'DW · drinking water' },
  { value: 'FE', label: 'FE · iron' },
  { value: 'MCG', label: 'MCG · mineral construction granulate' },
  { value: 'OVE', label: 'OVE · basic overalls' },
]
const SYSTEMS = Array.from({ length: 700 }, (_, index) => ({
  value: `ZV-${100 + index}`,
  label: index % 50 === 0 ? `Promitor ${index / 50}` : `ZV-${100 + index}`,
  hint: `${index % 31} jumps`,
}))

type Faction = (typeof FACTIONS)[number]['value']

export function ChoiceSection() {
  const [faction, setFaction] = useState<Faction>('MORIA')
  const [checked, setChecked] = useState(true)
  const [material, setMaterial] = useState<string>('RAT')
  const [system, setSystem] = useState<string | null>('ZV-307')
  const [materials, setMaterials] = useState<string[]>(['RAT', 'DW'])
  const [kind, setKind] = useState<'BUY' | 'SELL' | 'BOTH'>('BUY')
  return (
    <>
      <Specimen name="Select">
        <State name="normal" width="narrow">
          <Select label="Faction" options={FACTIONS} value={faction} onValue={setFaction} />
        </State>
        <State name="nothing chosen" width="narrow">
          <Select label="Faction" options={FACTIONS} value={null} onValue={setFaction} />
        </State>
        <State name="no options" width="narrow">
          <Select label="Empire" options={[]} value={null} onValue={() => undefined} />
        </State>
        <State name="error" width="narrow">
          <Select
            label="Faction"
            options={FACTIONS}
            value={null}
            onValue={setFaction}
            error="Choose a faction."
          />
        </State>
        <State name="disabled" width="narrow">
          <Select label="Faction" options={FACTIONS} value="HORTUS" onValue={setFaction} disabled />
        </State>
      </Specimen>
      <Specimen name="Combobox, MultiSelect" note="searches value and label">
        <State name="normal" width="narrow">
          <Combobox label="Material" options={MATERIALS} value={material} onValue={setMaterial} />
        </State>
        <State name="700 options, may be empty" width="narrow">
          <Combobox
            label="System"
            options={SYSTEMS}
            value={system}
            onValue={setSystem}
            allowEmpty
          />
        </State>
        <State name="error" width="narrow">
          <Combobox
            label="Material"
            options={MATERIALS}
            value={null}
            onValue={setMaterial}
            error="Material XYZ not available."
          />
        </State>
        <State name="disabled" width="narrow">
          <Combobox
            label="Material"
            options={MATERIALS}
            value="FE"
            onValue={setMaterial}
            disabled
          />
        </State>
        <State name="several, at most 3" width="wide">
          <MultiSelect
            label="Materials"
            options={MATERIALS}
            values={materials}
            onValues={setMaterials}
            maxItems={3}
          />
        </State>
      </Specimen>
      <Specimen name="Segmented, RadioGroup, Tabs, Menu">
        <State name="segmented">
          <Segmented
            label="Type"
            choices={[
              { value: 'BUY', label: 'Buy' },
              { value: 'SELL', label: 'Sell' },
              { value: 'BOTH', label: 'Both' },
            ]}
            value={kind}
            onValue={setKind}
          />
        </State>
        <State name="radio group">
          <RadioGroup
            label="Surface"
            choices={[
              { value: 'BUY', label: 'Rocky' },
              { value: 'SELL', label: 'Gaseous' },
              { value: 'BOTH', label: 'Either' },
            ]}
            value={kind}
            onValue={setKind}
          />
        </State>
        <State name="tabs" width="wide">
          <Tabs
            label="Material"
            tabs={[
              { value: 'info', label: 'Information', content: 'Weight and volume' },
              { value: 'markets', label: 'Markets', content: 'Six exchanges' },
              { value: 'history', label: 'Market History', content: 'Candles' },
            ]}
          />
        </State>
        <State name="menu">
          <Menu
            trigger={<Button icon={<MoreIcon />}>Plan</Button>}
            entries={[
              { label: 'Rename', icon: <EditIcon />, onSelect: () => undefined },
              { label: 'Clone', onSelect: () => undefined, disabled: true },
              'separator',
              { label: 'Delete', icon: <TrashIcon />, onSelect: () => undefined, danger: true },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Checkbox, Switch">
        <State name="normal">
          <Checkbox label="Match COGC" checked={checked} onChecked={setChecked} />
          <Checkbox label="Fertile" checked={!checked} onChecked={(on) => setChecked(!on)} />
          <Switch label="Auto-optimize habitations" checked={checked} onChecked={setChecked} />
          <Switch label="Corporate HQ" checked={!checked} onChecked={(on) => setChecked(!on)} />
        </State>
        <State name="some">
          <Checkbox label="All plans" checked={false} mixed onChecked={setChecked} />
        </State>
        <State name="read-only">
          <Checkbox label="Email Verified" checked readOnly onChecked={setChecked} />
        </State>
        <State name="disabled">
          <Checkbox label="Luxury 1" checked disabled onChecked={setChecked} />
          <Checkbox label="Luxury 2" checked={false} disabled onChecked={setChecked} />
          <Switch label="Off" checked={false} disabled onChecked={setChecked} />
          <Switch label="On" checked disabled onChecked={setChecked} />
        </State>
        <State name="long text" width="narrow">
          <Checkbox
            label="Include the core module in the construction cost of every plan of this empire"
            checked={checked}
            onChecked={setChecked}
          />
        </State>
      </Specimen>
    </>
  )
}
