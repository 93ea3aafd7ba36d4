import { useState } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { CapacityBar } from '../ui/CapacityBar.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Cockpit } from '../ui/Cockpit.tsx'
import { Panel } from '../ui/Panel.tsx'
import { StatusBar } from '../ui/StatusBar.tsx'
import { Toolbar } from '../ui/Toolbar.tsx'
import { Specimen, State } from './Specimen.tsx'

const FIGURES = [
  { label: 'Profit', value: '+26,078', detail: '$/day (+1,204 since saved)', trend: 'profit' },
  { label: 'Payback', value: '24.8 d' },
] as const
const LOSS = [{ label: 'Profit', value: '−2,210', detail: '$/day', trend: 'loss' }] as const

export function FrameSection() {
  const [short, setShort] = useState(true)
  const warnings = [
    ...(short
      ? [
          {
            id: 'workers',
            text: '80 Pioneers are missing.',
            cure: { label: 'Add 1 HB1', onCure: () => setShort(false) },
          },
        ]
      : []),
    { id: 'price', text: 'No price for HAL at AI1; it counts as 0.' },
  ]
  const bar = (
    <StatusBar
      label="Plan"
      figures={FIGURES}
      warnings={warnings}
      state="unsaved, 3 edits"
      actions={<Button size="small">Save</Button>}
    >
      <CapacityBar label="Area" used={363} capacity={750} />
    </StatusBar>
  )
  return (
    <>
      <Specimen name="StatusBar" note="stays in view; on phones it is on top">
        <State name="with warnings" width="full">
          {bar}
        </State>
        <State name="all is well" width="full">
          <StatusBar label="Saved plan" figures={LOSS} warnings={[]} state="saved" />
        </State>
        <State name="nothing checked" width="full">
          <StatusBar label="Pending changes" figures={[{ label: 'Changes', value: '3' }]} />
        </State>
      </Specimen>
      <Specimen name="Cockpit" note="columns scroll inside themselves, tabs where there is no room">
        <State name="three columns" width="full">
          <Cockpit
            label="Parts of the plan"
            height="280px"
            bar={bar}
            columns={[
              {
                id: 'production',
                label: 'Production',
                content: (
                  <Panel title="Production">
                    <p>Six buildings with their recipes.</p>
                  </Panel>
                ),
              },
              {
                id: 'inputs',
                label: 'Inputs',
                width: 'minmax(180px, 240px)',
                content: <p>Permits, experts, workers.</p>,
              },
              {
                id: 'consequences',
                label: 'Consequences',
                width: 'minmax(220px, 320px)',
                badge: <Badge count={2} label="warnings" />,
                content: Array.from({ length: 24 }, (_, line) => line + 1).map((line) => (
                  <p key={line}>Line {line} of what follows</p>
                )),
              },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Toolbar" note="one line; on phones it scrolls">
        <State name="normal" width="full">
          <Toolbar label="Filters" end={<Button size="small">CSV</Button>}>
            {['Pioneers', 'Settlers', 'Technicians', 'Engineers', 'Scientists'].map((name) => (
              <Checkbox key={name} label={name} checked onChecked={() => undefined} />
            ))}
          </Toolbar>
        </State>
      </Specimen>
    </>
  )
}
