import { Link, useNavigate } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'

/** By plan, the link of the shared empire that it is part of. Null where plans are the player's own. */
export const SharedPlans = createContext<ReadonlyMap<string, string> | null>(null)

interface PlanAt {
  readonly uuid: string
  readonly planetNaturalId: string
}

/** The page of a plan: its editor, or its read-only page where somebody else shares it. */
function addressOf({ uuid, planetNaturalId }: PlanAt, shared: ReadonlyMap<string, string> | null) {
  const sharedEmpireUuid = shared?.get(uuid)
  return sharedEmpireUuid === undefined
    ? ({
        to: '/plan/$planetNaturalId/{-$planUuid}',
        params: { planetNaturalId, planUuid: uuid },
      } as const)
    : ({
        to: '/shared/empire/$sharedEmpireUuid/$planUuid',
        params: { sharedEmpireUuid, planUuid: uuid },
      } as const)
}

export function PlanAnchor({
  plan,
  title,
  className,
  children,
}: {
  plan: PlanAt
  title?: string
  className?: string | undefined
  children: ReactNode
}) {
  const shared = useContext(SharedPlans)
  return (
    <Link {...addressOf(plan, shared)} {...(title && { title })} {...(className && { className })}>
      {children}
    </Link>
  )
}

export function usePlanOpener(): (plan: PlanAt) => void {
  const shared = useContext(SharedPlans)
  const navigate = useNavigate()
  return (plan) => void navigate(addressOf(plan, shared))
}
