import { Link, useNavigate } from '@tanstack/react-router'
import { EMPIRE_DEFAULTS } from '../../../engine/game/empire.ts'
import { EmpireIcon } from '../../ui/icons/places.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { EmpireForm } from './EmpireForm.tsx'
import styles from './EmpirePage.module.css'

const BLANK = { blank: EMPIRE_DEFAULTS }

export function NoEmpire({
  isNamed,
}: {
  /** The address names an empire that does not exist. */
  isNamed: boolean
}) {
  const navigate = useNavigate()
  if (isNamed) {
    return (
      <PageFrame title="Empire" help="empire">
        <Panel>
          <EmptyState
            icon={<EmpireIcon size={28} />}
            title="This empire does not exist."
            action={
              <Link to="/empire/{-$empireUuid}" params={{ empireUuid: undefined }}>
                Show my empire
              </Link>
            }
          >
            It was deleted, or it belongs to somebody else.
          </EmptyState>
        </Panel>
      </PageFrame>
    )
  }
  return (
    <PageFrame title="Empire" help="empire">
      <Panel>
        <EmptyState icon={<EmpireIcon size={28} />} title="No Empires available.">
          An empire is a group of plans that share a faction, permits and prices. Create the first
          one here. More settings: <Link to="/manage">Management</Link>.
        </EmptyState>
        <div className={styles.firstForm}>
          <EmpireForm
            empire={BLANK}
            onCreated={(empireUuid) =>
              void navigate({ to: '/empire/{-$empireUuid}', params: { empireUuid } })
            }
          />
        </div>
      </Panel>
    </PageFrame>
  )
}
