import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo } from 'react'
import { EMPIRE_DEFAULTS } from '../../../../engine/game/empire.ts'
import { formatAge } from '../../../../engine/game/number-format.ts'
import { NO_CX } from '../../../../engine/plan/basis.ts'
import { cxQueries } from '../../../api/queries/cx.ts'
import { empireMutations, empireQueries } from '../../../api/queries/empires.ts'
import { exchangeQueries } from '../../../data/list-queries.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { CheckIcon } from '../../../ui/icons/status.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { BasisMenu } from '../../basis/BasisMenu.tsx'
import { FreightBasis } from '../../basis/FreightBasis.tsx'
import { RulesBasis } from '../../basis/RulesBasis.tsx'
import { AVERAGES } from '../../cx/cx-choice.ts'
import { problemText } from '../../page/problem-text.ts'
import { showPlanet } from '../../planet/shown-planet.ts'
import type { ShownPlan } from '../show/shown-plan.ts'

const FIRST_EMPIRE = { ...EMPIRE_DEFAULTS, name: 'My empire' }

/** Its props do not change when the base is edited. */
export const PlanBasis = memo(function PlanBasis({
  context,
  planet,
  dispatch,
}: Pick<ShownPlan, 'context' | 'planet' | 'dispatch'>) {
  const navigate = useNavigate()
  const toast = useToast()
  const create = useMutation({
    ...empireMutations.create,
    onSuccess({ uuid, name }) {
      dispatch({ kind: 'empire', uuid, name })
      toast.success(`The empire ${name} was created. Its page has its name, faction and permits.`)
    },
    onError: (problem) =>
      toast.error('The empire was not created', { detail: problemText(problem) }),
  })
  const { data: empires } = useQuery(empireQueries.all())
  const { data: cxs = [] } = useQuery(cxQueries.all())
  const stored = useQuery(exchangeQueries.stored()).data
  const average = useQuery(exchangeQueries.of(...AN_AVERAGE, stored)).data?.[0]
  const pricesAt = context.cx === null && average?.AsOf ? Date.parse(average.AsOf) : stored?.factsAt
  const { PlanetName: name, PlanetNaturalId: id } = planet
  return (
    <Row as="span" wrap gap={1} lineGap={0}>
      <Button size="small" variant="ghost" onClick={() => showPlanet(id)}>
        {name === id ? id : `${name} ${id}`}
      </Button>
      <BasisMenu
        label="Empire"
        value={context.empire?.name ?? 'no empire'}
        entries={
          empires?.length !== 0
            ? (empires ?? []).map((empire) => ({
                label: empire.name,
                icon: chosen(empire.uuid === context.empire?.uuid),
                onSelect: () => dispatch({ kind: 'empire', uuid: empire.uuid, name: empire.name }),
              }))
            : [
                {
                  label: 'Create an empire for this plan',
                  onSelect: () => create.mutate(FIRST_EMPIRE),
                },
              ]
        }
      />
      <BasisMenu
        label="CX"
        value={context.cx?.name ?? AVERAGES}
        entries={[...cxs, { uuid: NO_CX, name: AVERAGES }].map((cx) => ({
          label: cx.name,
          icon: chosen(cx.uuid === (context.cx?.uuid ?? NO_CX)),
          onSelect: () =>
            void navigate({ to: '.', search: (now) => ({ ...now, cx: cx.uuid }), replace: true }),
        }))}
      />
      <span>prices {formatAge(pricesAt, Date.now())}</span>
      <RulesBasis empireUuid={context.empire?.uuid} />
      <FreightBasis empire={context.empire} />
    </Row>
  )
})

/** The starter universe's average prices are older than its offers, and all of the same day. */
const AN_AVERAGE = ['DW', ['PP30D_UNIVERSE']] as const
const chosen = (isChosen: boolean) => isChosen && <CheckIcon size={14} />
