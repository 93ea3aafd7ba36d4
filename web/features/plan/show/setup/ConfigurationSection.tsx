import { memo, useState } from 'react'
import { MAX_PERMITS_OF_BASE } from '../../../../../engine/game/constants/base.ts'
import type { Planet } from '../../../../../engine/game/gamedata.ts'
import { formatDate } from '../../../../../engine/game/number-format.ts'
import { PLAN_NAME_LENGTH, type PlanPlanet } from '../../../../../engine/game/plan.ts'
import { Cogc } from '../../../../../engine/game/programs.ts'
import { cogcInWords } from '../../../../../engine/game/words.ts'
import { cogcOf } from '../../../../../engine/plan/blank.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import { programmeAt } from '../../../../../engine/planets/cogc.ts'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { ownLabels } from '../../../../ui/field/options.ts'
import { Segmented } from '../../../../ui/field/Segmented.tsx'
import { Select } from '../../../../ui/field/Select.tsx'
import { TextField } from '../../../../ui/field/TextField.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { PlanSection } from '../PlanSection.tsx'
import styles from './ConfigurationSection.module.css'

const PERMITS = Array.from({ length: MAX_PERMITS_OF_BASE }, (_, place) => String(place + 1))

export const ConfigurationSection = memo(function ConfigurationSection({
  name,
  base: { permits, corphq, cogc },
  planet,
  dispatch,
  isReadOnly,
}: {
  name: string
  base: PlanPlanet
  planet: Planet
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  if (isReadOnly)
    return (
      <PlanSection title="Configuration">
        <dl className={styles.facts}>
          <dt>Permits</dt>
          <dd>{permits}</dd>
          <dt>Corporate HQ</dt>
          <dd>{corphq ? 'yes' : 'no'}</dd>
          <dt>CoGC</dt>
          <dd>{cogcInWords(cogc)}</dd>
        </dl>
      </PlanSection>
    )
  const { program, unknownSince } = programmeAt(planet, Date.now())
  const running = cogcOf(program)
  return (
    <PlanSection title="Configuration">
      <NameField name={name} onName={(next) => dispatch({ kind: 'rename', name: next })} />
      <Select
        label="CoGC"
        options={Cogc.options.map((value) => ({
          value,
          label: cogcInWords(value),
          hint: value === running && value !== '---' ? 'runs now' : undefined,
        }))}
        value={cogc}
        onValue={(next) => dispatch({ kind: 'cogc', cogc: next })}
      />
      {unknownSince !== null && (
        <p className="quiet">
          The programme of {planet.PlanetName} has not been known since {formatDate(unknownSince)}.
        </p>
      )}
      <Row wrap lineGap={1} className={styles.line}>
        <span>Permits</span>
        <Segmented
          label="Permits"
          choices={ownLabels(PERMITS)}
          value={String(permits)}
          onValue={(next) => dispatch({ kind: 'permits', permits: Number(next) })}
        />
        <Checkbox
          label="Corporate HQ"
          checked={corphq}
          onChecked={(next) => dispatch({ kind: 'corphq', corphq: next })}
        />
      </Row>
    </PlanSection>
  )
})

/** Keeps the typed text, including spaces at its ends; an emptied name is ignored, and restored on leaving. */
function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label="Name"
      placeholder="Name the plan to save it"
      maxLength={PLAN_NAME_LENGTH}
      autoComplete="off"
      value={typed ?? name}
      onFocus={() => setTyped(name)}
      onBlur={() => setTyped(null)}
      onValue={(next) => {
        setTyped(next)
        onName(next)
      }}
    />
  )
}
