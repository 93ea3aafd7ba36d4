import { Link, useNavigate } from '@tanstack/react-router'
import type { PlanChange } from '../../../engine/empire/plan-changes.ts'
import type { UpdatedPlan } from '../../../engine/empire/update.ts'
import { recipeIdInWords } from '../../../engine/game/recipe-words.ts'
import { offerEdit } from '../../editing/offered-plan.ts'
import { Button } from '../../ui/field/Button.tsx'
import { DeltaFigure } from '../../ui/figure/DeltaFigure.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { changeInWords } from './change-words.ts'

export function UpdatedPlanPanel({ plan }: { plan: UpdatedPlan }) {
  const { uuid, name, planetNaturalId, changes, profitBefore, profit } = plan
  const navigate = useNavigate()
  const page = {
    to: '/plan/$planetNaturalId/{-$planUuid}',
    params: { planetNaturalId, planUuid: uuid },
  } as const
  function use(recipeid: string, { row, place }: GoneRecipe) {
    offerEdit(planetNaturalId, { kind: 'change recipe', building: row, recipe: place, recipeid })
    void navigate(page)
  }
  return (
    <Panel title={name} note={planetNaturalId} actions={<Link {...page}>Open the plan</Link>}>
      <Stack>
        <p>
          Profit <DeltaFigure before={profitBefore} after={profit} unit="$/day" />
        </p>
        <Stack as="ul" aria-label={`What changed for ${name}`}>
          {changes.map((change) => (
            <Row as="li" wrap key={changeInWords(change)}>
              {changeInWords(change)}
              {change.kind === 'recipe gone' &&
                change.nearest.map((id) => (
                  <Button key={id} size="small" onClick={() => use(id, change)}>
                    Use {recipeIdInWords(id)}
                  </Button>
                ))}
            </Row>
          ))}
        </Stack>
      </Stack>
    </Panel>
  )
}

type GoneRecipe = Extract<PlanChange, { kind: 'recipe gone' }>
