import { useState } from 'react'
import { Checkbox, Switch } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { Specimen, State } from './Specimen.tsx'

const FACTIONS = [
  { value: 'NONE', label: 'None' },
  { value: 'ANTARES', label: 'Antares', hint: 'Electronics' },
  { value: 'BENTEN', label: 'Benten', hint: 'Manufacturing' },
  { value: 'HORTUS', label: 'Hortus', hint: 'Agriculture' },
  { value: 'MORIA', label: 'Moria', hint: 'Metallurgy' },
  { value: 'OUTSIDEREGION', label: 'Outside Region', disabled: true },
] as const
type Faction = (typeof FACTIONS)[number]['value']

export function ChoiceSection() {
  const [faction, setFaction] = useState<Faction>('MORIA')
  const [checked, setChecked] = useState(true)
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
