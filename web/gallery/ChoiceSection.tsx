import { useState } from 'react'
import { Button } from '../ui/field/Button.tsx'
import { Checkbox, Switch } from '../ui/field/Checkbox.tsx'
import { Combobox } from '../ui/field/Combobox.tsx'
import { Segmented } from '../ui/field/Segmented.tsx'
import { EditIcon, MoreIcon, TrashIcon } from '../ui/icons/records.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { Menu } from '../ui/overlay/Menu.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'
import { Specimen, State } from './Specimen.tsx'

const SYSTEMS = Array.from({ length: 700 }, (_, index) => ({
  value: `ZV-${100 + index}`,
  label: index % 50 === 0 ? `Promitor ${index / 50}` : `ZV-${100 + index}`,
  hint: `${index % 31} jumps`,
}))
const LONG = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a text that scrolls.`)

export function ChoiceSection() {
  const [isMatching, setMatching] = useState(true)
  const [hasHq, setHq] = useState(false)
  const [system, setSystem] = useState<string | null>('ZV-307')
  const [kind, setKind] = useState<'BUY' | 'SELL' | 'BOTH'>('BUY')
  return (
    <Specimen name="What is chosen, and what opens">
      <State name="700 options, may be empty" width="narrow">
        <Combobox label="System" options={SYSTEMS} value={system} onValue={setSystem} allowEmpty />
      </State>
      <State name="one of a few">
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
      <State name="on or off">
        <Checkbox label="Match COGC" checked={isMatching} onChecked={setMatching} />
        <Switch label="Corporate HQ" checked={hasHq} onChecked={setHq} />
      </State>
      <State name="tabs" width="wide">
        <Tabs
          label="Material"
          tabs={[
            { value: 'info', label: 'Information', content: 'Weight and volume' },
            { value: 'markets', label: 'Markets', content: 'Six exchanges' },
          ]}
        />
      </State>
      <State name="menu and popover">
        <Menu
          trigger={<Button icon={<MoreIcon />}>Plan</Button>}
          entries={[
            { label: 'Rename', icon: <EditIcon />, onSelect: () => undefined },
            { label: 'Clone', onSelect: () => undefined, disabled: true },
            'separator',
            { label: 'Delete', icon: <TrashIcon />, onSelect: () => undefined, danger: true },
          ]}
        />
        <Popover title="Many columns" trigger={<Button>Long popover</Button>}>
          {LONG.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Popover>
      </State>
    </Specimen>
  )
}
