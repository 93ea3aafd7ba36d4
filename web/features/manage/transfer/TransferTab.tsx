import { economyFile, type OwnEconomy } from '../../../../engine/economy-file/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../../ui/download.ts'
import { formatWhole } from '../../../ui/format.ts'
import { DownloadIcon } from '../../../ui/icons/actions.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import styles from './Transfer.module.css'

/** Everything that the player owns, out into one file and back in. */
export function TransferTab({ own }: { own: OwnEconomy }) {
  function save() {
    const now = new Date().toISOString()
    const text = JSON.stringify(economyFile(own, now), null, 1)
    download(`perigee-${now.slice(0, 10)}.json`, text, 'application/json')
  }
  const { plans, empires, cx } = own
  return (
    <div className={styles.stack}>
      <Panel title="Export">
        <div className={styles.line}>
          <Button icon={<DownloadIcon size={14} />} onClick={save}>
            Export all
          </Button>
          <span className={styles.muted}>
            {formatWhole(plans.length)} plans, {formatWhole(empires.length)} empires and{' '}
            {formatWhole(cx.length)} CX with their assignments, in one file
          </span>
        </div>
      </Panel>
      <ImportPanel own={own} />
    </div>
  )
}
