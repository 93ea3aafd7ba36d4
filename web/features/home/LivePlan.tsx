import { useRef, useState } from 'react'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../../ui/icons/actions.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { ExampleBalance } from './ExampleBalance.tsx'
import { ExampleChain } from './ExampleChain.tsx'
import {
  type ExampleBuilding,
  FIRST_COUNTS,
  FIRST_FIGURES,
  MAX_OF_A_BUILDING,
  STEPS,
} from './example-plan.ts'
import styles from './LivePlan.module.css'
import { OnceLive } from './OnceLive.tsx'

/** A small plan that can be changed at once. The engine that calculates it is loaded with the first press. */
export function LivePlan() {
  const [counts, setCounts] = useState(FIRST_COUNTS)
  const [figures, setFigures] = useState(FIRST_FIGURES)
  const wanted = useRef(FIRST_COUNTS)
  async function change(building: ExampleBuilding, by: 1 | -1) {
    const next = { ...wanted.current, [building]: wanted.current[building] + by }
    wanted.current = next
    setCounts(next)
    const { evaluateExample } = await import('./evaluate-example.ts')
    if (wanted.current === next) setFigures(evaluateExample(next))
  }
  return (
    <figure className={styles.picture}>
      <div>
        <OnceLive>
          <Row wrap gap={4} lineGap={2} className={styles.buildings}>
            {STEPS.map(({ building, name }) => (
              <Row key={building} as="span" gap={1}>
                <span title={name}>{building}</span>
                <IconButton
                  size="small"
                  variant="secondary"
                  label={`One ${name} less`}
                  icon={<MinusIcon size={12} />}
                  aria-disabled={counts[building] === 0}
                  onClick={() => void change(building, -1)}
                />
                <output className={styles.count} aria-label={`${name}s`}>
                  {counts[building]}
                </output>
                <IconButton
                  size="small"
                  variant="secondary"
                  label={`One ${name} more`}
                  icon={<PlusIcon size={12} />}
                  aria-disabled={counts[building] === MAX_OF_A_BUILDING}
                  onClick={() => void change(building, 1)}
                />
              </Row>
            ))}
          </Row>
        </OnceLive>
        <ExampleChain amounts={figures.amounts} />
      </div>
      <ExampleBalance figures={figures} />
      <figcaption className={styles.caption}>
        A base on Promitor: change the number of its buildings. Calculated as in the app, with the
        game's recipes and 30-day average prices.
      </figcaption>
    </figure>
  )
}
