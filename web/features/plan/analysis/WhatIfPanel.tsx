import type { PlanResult } from '../../../../engine/plan/result.ts'
import { classes } from '../../../ui/classes.ts'
import { useShownPlan } from '../show/shown-plan.ts'
import { ToolAnswer } from '../tools/ToolAnswer.tsx'
import styles from '../tools/Tools.module.css'
import { useSandbox } from './what-if/use-what-if.ts'
import ownStyles from './what-if/WhatIf.module.css'
import { WhatIfSum } from './what-if/WhatIfSum.tsx'
import { WhatIfTable } from './what-if/WhatIfTable.tsx'

export function WhatIfPanel() {
  const { result } = useShownPlan()
  return <ToolAnswer answer={{ value: result }}>{(value) => <Sandbox result={value} />}</ToolAnswer>
}

function Sandbox({ result }: { result: PlanResult }) {
  const { autoHabitation } = useShownPlan()
  const sandbox = useSandbox(result)
  return (
    <div className={classes(styles.tool, ownStyles.panel)} data-density="dense">
      <p className="quiet">
        Each line shows the effect of that one change. Tick several to see them combined.
        {autoHabitation.isOn && ' Habitations follow, as they do in the plan.'}
      </p>
      <ToolAnswer answer={sandbox.answer}>
        {({ open }) => (
          <>
            <WhatIfTable sandbox={sandbox} open={open} />
            <WhatIfSum sandbox={sandbox} open={open} />
          </>
        )}
      </ToolAnswer>
    </div>
  )
}
